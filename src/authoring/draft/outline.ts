import { documentPlace } from '../../config/files/document.ts';
import type { SourceFiles } from '../../config/files/source.ts';
import { memoize, memoizeParts, memoizeTexts, sameLists } from '../../rules/memoize.ts';
import { addressText, type Step } from './address.ts';
import { type Fields, isFields } from './json-value.ts';
import {
  menuWords,
  type NamedWords,
  screenWords,
  textOf,
  type Values,
  valuesOf,
  valueUnder,
  nodeTexts,
  type NodeTexts,
} from './outline-words.ts';

/** An entry that is edited as a unit: a screen, a block, a card, an item, a menu or a menu entry. */
export interface OutlineNode extends NamedWords {
  /** The id in the analysis: `claims`, `claims/forms`, `claims/forms/planForms`, `menus/main/claims`. */
  readonly id: string;
  readonly kind: 'screen' | 'block' | 'item' | 'menu' | 'entry';
  readonly type?: string;
  readonly entry: string;
  /** The item's position; absent when numbers decide the order or the order does not matter. */
  readonly place?: OutlinePosition;
  readonly children: readonly OutlineNode[];
}

export interface OutlinePosition {
  readonly order: string;
  readonly identities: readonly string[];
  readonly identity: string;
}

/** The outline of one file of screens, or of the menus. */
export interface OutlineSection {
  readonly file: string;
  readonly name: string;
  readonly nodes: readonly OutlineNode[];
}

const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const name = (of: string): Step => ({ kind: 'name', name: of });
const element = (identity: string): Step => ({ kind: 'element', identity });

interface ListPlace {
  readonly file: string;
  readonly steps: readonly Step[];
  readonly identities: readonly string[];
}

const listPlace = (
  file: string,
  steps: readonly Step[],
  elements: readonly Fields[],
  ...by: readonly string[]
): ListPlace => ({
  file,
  steps,
  identities: elements.flatMap(
    (one) => by.map((field) => textOf(one[field])).find((identity) => identity !== undefined) ?? [],
  ),
});

const inList = (
  { file, steps, identities }: ListPlace,
  identity: string,
): { readonly entry: string; readonly place: OutlinePosition } => ({
  entry: addressText({ file, steps: [...steps, element(identity)] }),
  place: { order: addressText({ file, steps: [...steps, { kind: 'order' }] }), identities, identity },
});

interface Holder {
  readonly id: string;
  readonly texts: NodeTexts;
  readonly file: string;
  readonly steps: readonly Step[];
}

const itemNode = ({ id: above, texts }: Holder, at: ListPlace, item: Fields): readonly OutlineNode[] => {
  const own = textOf(item['id']);
  if (own === undefined) return [];
  const id = `${above}/${own}`;
  const children = cardsAndItems({ id, texts, file: at.file, steps: [...at.steps, element(own)] }, item);
  return [
    {
      id,
      kind: children.length > 0 ? 'block' : 'item',
      ...inList(at, own),
      ...screenWords(texts, own),
      children,
    },
  ];
};

const guestNode = ({ id, texts, file, steps }: Holder, block: Fields): readonly OutlineNode[] => {
  const guest = textOf(valueUnder(block['guest'], 'id'));
  if (guest === undefined) return [];
  const entry = addressText({ file, steps: [...steps, name('guest')] });
  return [{ id: `${id}/${guest}`, kind: 'item', entry, ...screenWords(texts, guest), children: [] }];
};

const cardsAndItems = (holder: Holder, block: Fields): readonly OutlineNode[] => [
  ...['cards', 'items'].flatMap((field) => {
    const elements = listOf(block[field]);
    const at = listPlace(holder.file, [...holder.steps, name(field)], elements, 'id');
    return elements.flatMap((one) => itemNode(holder, at, one));
  }),
  ...guestNode(holder, block),
];

interface FoundBlock {
  readonly block: Fields;
  readonly file: string;
  readonly steps: readonly Step[];
  readonly texts: NodeTexts;
}

const sharedBlock = (values: Values, use: string): FoundBlock | undefined => {
  for (const [file, value] of values) {
    const block = documentPlace(file)?.kind === 'shared' ? valueUnder(value, 'blocks', use) : undefined;
    if (isFields(block))
      return {
        block,
        file,
        steps: [name('blocks'), name(use)],
        texts: nodeTexts(values, 'shared', 'shared'),
      };
  }
  return undefined;
};

const blockNode = (texts: NodeTexts, at: ListPlace, written: Fields): readonly OutlineNode[] => {
  const use = written['type'] === 'shared' ? textOf(written['use']) : undefined;
  const identity = use ?? textOf(written['id']);
  if (identity === undefined) return [];
  const own = { block: written, file: at.file, steps: [...at.steps, element(identity)], texts: texts };
  const found = use === undefined ? own : sharedBlock(texts.values, use);
  if (!found) return [];
  const { block, file, steps } = found;
  const inner = textOf(block['id']) ?? identity;
  const type = textOf(block['type']);
  const id = `${texts.key}/${inner}`;
  return [
    {
      id,
      kind: 'block',
      ...(type !== undefined && { type }),
      ...inList(at, identity),
      entry: addressText({ file, steps }),
      ...screenWords(found.texts, inner),
      children: cardsAndItems({ id, texts: found.texts, file, steps }, block),
    },
  ];
};

const screenNode = (
  values: Values,
  section: string,
  at: ListPlace,
  screen: Fields,
): readonly OutlineNode[] => {
  const key = textOf(screen['key']);
  if (key === undefined) return [];
  const texts = nodeTexts(values, key, section);
  const blocks = listOf(screen['blocks']);
  const inner = listPlace(at.file, [...at.steps, element(key), name('blocks')], blocks, 'id', 'use');
  const children = blocks.flatMap((block) => blockNode(texts, inner, block));
  return [{ id: key, kind: 'screen', ...inList(at, key), ...screenWords(texts), children }];
};

const menuNode = (values: Values, at: ListPlace, menu: Fields): readonly OutlineNode[] => {
  const own = textOf(menu['id']);
  if (own === undefined) return [];
  const children = listOf(menu['entries']).flatMap((entry): readonly OutlineNode[] => {
    const id = textOf(entry['id']);
    if (id === undefined) return [];
    const steps = [...at.steps, element(own), name('entries'), element(id)];
    return [
      {
        id: `menus/${own}/${id}`,
        kind: 'entry',
        entry: addressText({ file: at.file, steps }),
        ...menuWords(values, own, id),
        children: [],
      },
    ];
  });
  return [
    { id: `menus/${own}`, kind: 'menu', ...inList(at, own), ...menuWords(values, own, 'title'), children },
  ];
};

const baseName = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace('.json', '');

const nothing: Fields = {};

const wordsIn = ({ values, places, key }: NodeTexts): readonly object[] =>
  (['en', 'es'] as const).map((language) => {
    const own = valueUnder(values.get(places[language]), key);
    return isFields(own) ? own : nothing;
  });

interface Shared {
  readonly parts: readonly object[];
  readonly files: string;
}

const sharedIn = memoize((values: Values): Shared => {
  const files = [...values].filter(([file]) => documentPlace(file)?.kind === 'shared');
  const texts = nodeTexts(values, 'shared', 'shared');
  return {
    parts: [...files.map(([, value]) => value), ...wordsIn(texts)],
    files: [...files.map(([file]) => file), texts.places.en, texts.places.es].join('\n'),
  };
});

const knownScreens = memoizeParts<readonly OutlineNode[]>();

// What was typed in a few files.
const mostLists = 32;

const sameIdentities = memoizeTexts(mostLists, (text) => JSON.parse(text) as readonly string[]);

// An edit touches one screen. The others are found again by all that decides them.
const screenNodes = (values: Values, file: string, value: Fields): readonly OutlineNode[] => {
  const section = baseName(file);
  const screens = listOf(value['screens']);
  const found = listPlace(file, [name('screens')], screens, 'key');
  const at = { ...found, identities: sameIdentities(JSON.stringify(found.identities)) };
  const shared = sharedIn(values);
  return screens.flatMap((screen) => {
    const texts = nodeTexts(values, textOf(screen['key']) ?? '', section);
    const { en, es } = texts.places;
    const parts = [
      screen,
      at.identities,
      file,
      en,
      es,
      ...wordsIn(texts),
      shared.files,
      ...shared.parts,
    ] as const;
    return knownScreens(parts, () => screenNode(values, section, at, screen));
  });
};

const sectionNodes = (values: Values, file: string, value: Fields): readonly OutlineNode[] | undefined => {
  const kind = documentPlace(file)?.kind;
  if (kind === 'section') return screenNodes(values, file, value);
  if (kind !== 'menus') return undefined;
  const menus = listOf(value['menus']);
  const at = listPlace(file, [name('menus')], menus, 'id');
  return menus.flatMap((one) => menuNode(values, at, one));
};

const sameNodes = sameLists<OutlineNode>();

const sectionsOf = memoize((nodes: readonly OutlineNode[]) =>
  memoize((file: string): OutlineSection => ({ file, name: baseName(file), nodes })),
);

/**
 * Returns the outline of the files, which may contain errors. A shared block occurs on each screen that uses
 * it, with the same address. Screens and sections that did not change stay the same objects.
 */
export const outlineOf = memoize((files: SourceFiles): readonly OutlineSection[] => {
  const values = valuesOf(files);
  return [...values].flatMap(([file, value]) => {
    const nodes = sectionNodes(values, file, value);
    return nodes ? [sectionsOf(sameNodes(nodes))(file)] : [];
  });
});
