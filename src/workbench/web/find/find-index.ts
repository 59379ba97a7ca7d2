import { addressText, type Step } from '../../../authoring/draft/address.ts';
import { isFields } from '../../../authoring/draft/json-value.ts';
import { textOf, type Values, valuesOf, valueUnder } from '../../../authoring/draft/outline-words.ts';
import { outlineOf } from '../../../authoring/draft/outline.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { Language } from '../../../config/portal-config.ts';
import { outlineIndex, type PlacedNode } from '../draft/content/outline-index.ts';
import { foldedText } from '../kit/match-text.ts';

export const fileKinds = ['items', 'screens', 'words', 'addresses', 'rules'] as const;

export type FileKind = (typeof fileKinds)[number];

export interface FindEntry {
  readonly kind: FileKind;
  /** An item's id, or an address. */
  readonly item: string;
  readonly label: Readonly<Partial<Record<Language, string>>>;
  /** The id, or the short form of the address. Displayed and searchable. */
  readonly code: string;
  readonly of?: PlacedNode;
  readonly above?: PlacedNode['above'];
  /** The address in the files. If it changes, the row is marked. */
  readonly written: string;
  readonly texts: readonly string[];
}

const folds = (...texts: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => (text === undefined ? [] : [foldedText(text)]))),
];

const nodeEntry = ({ node, above }: PlacedNode): FindEntry => ({
  kind: node.kind === 'screen' ? 'screens' : 'items',
  ...{ item: node.id, label: node.title, code: node.id, above, written: node.entry },
  texts: folds(node.title.en, node.title.es, node.id),
});

const leaves = (value: unknown, steps: readonly Step[] = []): readonly (readonly [readonly Step[], string])[] => {
  if (typeof value === 'string') return [[steps, value]];
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === '$schema' ? [] : leaves(inner, [...steps, { kind: 'name', name }])));
};

const wordEntries = (values: Values, ownerOf: (address: string) => PlacedNode | undefined): readonly FindEntry[] =>
  (['en', 'es'] as const).flatMap((language) =>
    [...values].flatMap(([place, value]) => {
      if (!place.startsWith(`locales/${language}/`)) return [];
      return leaves(value).flatMap(([steps, text]): readonly FindEntry[] => {
        const address = addressText({ place, steps });
        const of = ownerOf(address);
        // The name of an item finds the item.
        if (of && Object.values(of.node.title).includes(text)) return [];
        return [
          {
            ...{ kind: 'words', item: of?.node.id ?? address, label: { [language]: text }, code: address, written: address },
            ...(of && { of }),
            texts: folds(text),
          },
        ];
      });
    }),
  );

const holders = [
  ['config/addresses/links.json', 'links', 'link:'],
  ['config/addresses/documents.json', 'documents', 'doc:'],
  ['config/addresses/directory.json', 'searches', 'directory:'],
  ['config/addresses/frames.json', 'frames', 'frame:'],
  ['config/addresses/pharmacies.json', 'vendors', 'pharmacy:'],
] as const;

const targetOf = (value: unknown): string | undefined => {
  const own = textOf(value) ?? textOf(valueUnder(value, 'href')) ?? textOf(valueUnder(value, 'path'));
  return own ?? textOf(valueUnder(value, 'name'));
};

const addressEntries = (values: Values): readonly FindEntry[] =>
  holders.flatMap(([place, field, prefix]) => {
    const held = valueUnder(values.get(place), field);
    return Object.entries(isFields(held) ? held : {}).map(([name, value]): FindEntry => {
      const steps: readonly Step[] = [field, name].map((step) => ({ kind: 'name', name: step }));
      const address = addressText({ place, steps });
      const target = targetOf(value);
      return {
        ...{ kind: 'addresses', item: address, label: { en: target ?? name }, code: prefix + name, written: address },
        texts: folds(prefix + name, name, target),
      };
    });
  });

const ruleEntries = (values: Values): readonly FindEntry[] => {
  const place = 'config/rules/rules.json';
  const rules = valueUnder(values.get(place), 'rules');
  return Object.entries(isFields(rules) ? rules : {}).map(([name, rule]): FindEntry => {
    const [en, es] = [textOf(valueUnder(rule, 'says', 'en')), textOf(valueUnder(rule, 'says', 'es'))];
    const steps: readonly Step[] = ['rules', name].map((step) => ({ kind: 'name', name: step }));
    const address = addressText({ place, steps });
    return {
      ...{ kind: 'rules', item: address, code: name, written: address },
      label: { ...(en !== undefined && { en }), ...(es !== undefined && { es }) },
      texts: folds(name, en, es),
    };
  });
};

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : isFields(value) ? Object.values(value).flatMap(textsIn) : [];

const namedValueEntries = (values: Values): readonly FindEntry[] => {
  const place = 'config/site/values.json';
  const named = valueUnder(values.get(place), 'values');
  return Object.entries(isFields(named) ? named : {}).map(([name, value]): FindEntry => {
    const steps: readonly Step[] = ['values', name].map((step) => ({ kind: 'name', name: step }));
    const address = addressText({ place, steps });
    const texts = textsIn(value);
    return {
      ...{ kind: 'words', item: address, label: { en: texts[0] ?? name }, code: name, written: address },
      texts: folds(name, ...texts),
    };
  });
};

// Works for files with errors, as far as possible.
export const findIndex = (files: SourceFiles): readonly FindEntry[] => {
  const values = valuesOf(files);
  const outline = outlineIndex(outlineOf(files));
  return [
    ...outline.all.map(nodeEntry),
    ...wordEntries(values, outline.ownerOf),
    ...namedValueEntries(values),
    ...addressEntries(values),
    ...ruleEntries(values),
  ];
};
