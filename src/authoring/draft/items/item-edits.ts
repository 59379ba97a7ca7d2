import { pairsPath } from '../../../config/files/document.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { addressText } from '../address.ts';
import type { DraftEdit } from '../apply-edits.ts';
import { encodeValue, isFields } from '../json-value.ts';
import { editsBetween } from '../find-edits.ts';
import { type OutlineNode, outlineOf } from '../outline.ts';
import { valueUnder } from '../outline-words.ts';
import {
  childAddress,
  editsOfWrites,
  filesAfter,
  parentAddress,
  valueOf,
  type Write,
} from './write-edits.ts';

const languages = ['en', 'es'] as const;

const withBelow = (node: OutlineNode): readonly OutlineNode[] => [node, ...node.children.flatMap(withBelow)];

// A shared block and its items belong to all screens that use it.
const ownBelow = (node: OutlineNode): readonly OutlineNode[] =>
  node.place && isSharedUse(node) ? [] : [node, ...node.children.flatMap(ownBelow)];

export const elementAddress = ({ place, entry, kind }: OutlineNode): string | undefined =>
  place
    ? childAddress(parentAddress(place.order), { kind: 'element', identity: place.identity })
    : kind === 'entry'
      ? entry
      : undefined;

/** Returns true for a reference to shared content. Its texts and items belong to every place that uses it. */
export const isSharedUse = (node: OutlineNode): boolean => elementAddress(node) !== node.entry;

const pairAt = (word: string): string =>
  addressText({
    file: pairsPath,
    steps: [
      { kind: 'name', name: 'pairs' },
      { kind: 'name', name: word },
    ],
  });

const pairsBelow = (
  files: SourceFiles,
  words: string,
): readonly { readonly rest: string; readonly pair: unknown }[] => {
  const pairs = valueOf(files, `${pairsPath}#pairs`);
  const known = isFields(pairs) ? Object.entries(pairs) : [];
  return known.flatMap(([word, pair]) =>
    word === words || word.startsWith(`${words}/`) ? [{ rest: word.slice(words.length), pair }] : [],
  );
};

const withoutWords = (files: SourceFiles, { words }: OutlineNode): readonly Write[] => [
  ...languages.map((language) => ({ address: words[language], value: null })),
  ...pairsBelow(files, words.en).map(({ rest }) => ({ address: pairAt(words.en + rest), value: null })),
];

// Copies pairs too, so outdated translations stay outdated and confirmed ones stay confirmed.
const wordsAt = (files: SourceFiles, { words }: OutlineNode, to: OutlineNode['words']): readonly Write[] => [
  ...languages.flatMap((language) => {
    const value = valueOf(files, words[language]);
    return value === undefined ? [] : [{ address: to[language], value: encodeValue(value) }];
  }),
  ...pairsBelow(files, words.en).map(({ rest, pair }) => ({ address: pairAt(to.en + rest), value: pair })),
];

/**
 * Returns the edits that delete a node with everything below it and all texts. For a shared block, deletes
 * only its use on this screen.
 */
export const deleteItem = (files: SourceFiles, node: OutlineNode): readonly DraftEdit[] => {
  const address = elementAddress(node);
  if (address === undefined) return [];
  const rest = filesAfter(files, [{ address, value: null }]);
  const used = new Set(
    outlineOf(rest).flatMap(({ nodes }) => nodes.flatMap(withBelow).map(({ words }) => words.en)),
  );
  const words = ownBelow(node)
    .filter((one) => !used.has(one.words.en))
    .flatMap((one) => withoutWords(files, one));
  return editsBetween(files, filesAfter(rest, words));
};

/** A list that can contain cards or links, with the addresses of its texts. */
export interface ItemList {
  readonly holder: string;
  readonly field: 'items' | 'cards' | 'entries';
  readonly words: OutlineNode['words'];
}

const listAddress = ({ holder, field }: ItemList): string =>
  childAddress(holder, { kind: 'name', name: field });

const placed = (
  files: SourceFiles,
  list: ItemList,
  element: { readonly id: string },
  behind?: string,
): readonly Write[] => {
  const address = listAddress(list);
  const there = valueOf(files, address);
  if (!Array.isArray(there)) return [{ address, value: [element] }];
  const ids = there.map((one) => String(valueUnder(one, 'id')));
  const at = behind === undefined ? ids.length : ids.indexOf(behind) + 1;
  const written = {
    address: childAddress(address, { kind: 'element', identity: element.id }),
    value: element,
  };
  return at === ids.length
    ? [written]
    : [
        written,
        { address: childAddress(address, { kind: 'order' }), value: ids.toSpliced(at, 0, element.id) },
      ];
};

const wordsOf = (list: ItemList, id: string): OutlineNode['words'] => ({
  en: childAddress(list.words.en, { kind: 'name', name: id }),
  es: childAddress(list.words.es, { kind: 'name', name: id }),
});

// Free means that no texts use it yet.
export const freeId = (files: SourceFiles, list: ItemList, wanted: string): string => {
  const isFree = (id: string): boolean =>
    languages.every((language) => valueOf(files, wordsOf(list, id)[language]) === undefined);
  const numbers = Array.from({ length: 1_000 }, (_, index) => `${wanted}${index + 2}`);
  return [wanted, ...numbers].find(isFree) ?? wanted;
};

/**
 * Returns the list that contains an item, with the addresses of its texts; undefined if the item cannot be
 * moved between lists.
 */
export const itemListOf = (node: OutlineNode): ItemList | undefined => {
  const address = elementAddress(node);
  if (address === undefined || node.kind === 'screen' || isSharedUse(node)) return undefined;
  const list = parentAddress(address);
  const field = list.slice(list.lastIndexOf('/') + 1);
  if (field !== 'items' && field !== 'cards' && field !== 'entries') return undefined;
  return {
    holder: parentAddress(list),
    field,
    words: { en: parentAddress(node.words.en), es: parentAddress(node.words.es) },
  };
};

/** Returns the edits that insert a copy of an item and its texts after the item, and the id of the copy. */
export const duplicateItem = (
  files: SourceFiles,
  node: OutlineNode,
): { readonly id: string; readonly edits: readonly DraftEdit[] } | undefined => {
  const list = itemListOf(node);
  const value = valueOf(files, node.entry);
  if (!list || !isFields(value)) return undefined;
  const own = String(value['id']);
  const id = freeId(files, list, `${own}Copy`);
  // Nested items have texts by their own ids, which two items cannot share.
  const alone = Object.fromEntries(
    Object.entries(value).filter(([name]) => name !== 'items' && name !== 'cards'),
  );
  const writes = [...placed(files, list, { ...alone, id }, own), ...wordsAt(files, node, wordsOf(list, id))];
  return { id, edits: editsOfWrites(files, writes) };
};

/**
 * Returns the edits that move an item with its texts to the end of another list, and its new id, which may
 * differ.
 */
export const moveItem = (
  files: SourceFiles,
  node: OutlineNode,
  list: ItemList,
): { readonly id: string; readonly edits: readonly DraftEdit[] } | undefined => {
  const value = valueOf(files, node.entry);
  const address = elementAddress(node);
  if (!isFields(value) || address === undefined) return undefined;
  const own = String(value['id']);
  const haveSameWords = wordsOf(list, own).en === node.words.en;
  const id = haveSameWords ? own : freeId(files, list, own);
  const words = haveSameWords
    ? []
    : [...withoutWords(files, node), ...wordsAt(files, node, wordsOf(list, id))];
  return {
    id,
    edits: editsOfWrites(files, [
      { address, value: null },
      ...words,
      ...placed(files, list, { ...value, id }),
    ]),
  };
};

/**
 * Returns the edits that change the id of an item, with its texts; undefined when the item has no id or the
 * new one is taken.
 */
export const changeItemId = (
  files: SourceFiles,
  node: OutlineNode,
  id: string,
): readonly DraftEdit[] | undefined => {
  const list = itemListOf(node);
  const value = valueOf(files, node.entry);
  if (!list || !isFields(value) || freeId(files, list, id) !== id) return undefined;
  const own = String(value['id']);
  const writes = [
    ...placed(files, list, { ...value, id }, own),
    { address: node.entry, value: null },
    ...wordsAt(files, node, wordsOf(list, id)),
    ...withoutWords(files, node),
  ];
  return editsOfWrites(files, writes);
};

export interface NewItem {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly says: Readonly<Record<'en' | 'es', string>>;
}

const wordName = (files: SourceFiles, list: ItemList): string | undefined => {
  if (list.field === 'entries') return undefined;
  const there = valueOf(files, listAddress(list));
  const ids = Array.isArray(there) ? there.map((one) => String(valueUnder(one, 'id'))) : [];
  const words = ids.map((id) => valueOf(files, wordsOf(list, id).en));
  return words.some((own) => valueUnder(own, 'title') !== undefined) || list.field === 'cards'
    ? 'title'
    : 'label';
};

/**
 * Returns the edits that add an item to a list, at the end or after another item; undefined when texts
 * already use its id.
 */
export const addItem = (
  files: SourceFiles,
  list: ItemList,
  item: NewItem,
  behind?: string,
): readonly DraftEdit[] | undefined => {
  const { id, fields, says } = item;
  if (freeId(files, list, id) !== id) return undefined;
  const name = wordName(files, list);
  const words = languages.map((language) => ({
    address: wordsOf(list, id)[language],
    value: name === undefined ? says[language] : { [name]: says[language] },
  }));
  return editsOfWrites(files, [...placed(files, list, { id, ...fields }, behind), ...words]);
};
