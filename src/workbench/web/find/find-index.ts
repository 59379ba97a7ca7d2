import { addressText, type Step } from '../../../authoring/draft/address.ts';
import { isFields } from '../../../authoring/draft/json-value.ts';
import { textOf, type Values, valuesOf, valueUnder } from '../../../authoring/draft/outline-words.ts';
import { outlineOf } from '../../../authoring/draft/outline.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { Language } from '../../../config/portal-config.ts';
import { openedAddress, spelled } from '../draft/content/link-targets.ts';
import { outlineIndex, type PlacedNode } from '../draft/content/outline-index.ts';
import { foldText } from '../../../config/fold-text.ts';

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
  /** The address in the files. The search result has a mark if the value at this address changed. */
  readonly written: string;
  readonly texts: readonly string[];
}

const folds = (...texts: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => (text === undefined ? [] : [foldText(text)]))),
];

const nodeEntry = ({ node, above }: PlacedNode): FindEntry => ({
  kind: node.kind === 'screen' ? 'screens' : 'items',
  ...{ item: node.id, label: node.title, code: node.id, above, written: node.entry },
  texts: folds(node.title.en, node.title.es, node.id),
});

const leaves = (
  value: unknown,
  steps: readonly Step[] = [],
): readonly (readonly [readonly Step[], string])[] => {
  if (typeof value === 'string') return [[steps, value]];
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === '$schema' ? [] : leaves(inner, [...steps, { kind: 'name', name }]),
  );
};

const wordEntries = (
  values: Values,
  ownerOf: (address: string) => PlacedNode | undefined,
): readonly FindEntry[] =>
  (['en', 'es'] as const).flatMap((language) =>
    [...values].flatMap(([file, value]) => {
      if (!file.startsWith(`locales/${language}/`)) return [];
      return leaves(value).flatMap(([steps, text]): readonly FindEntry[] => {
        const address = addressText({ file, steps });
        const of = ownerOf(address);
        // The name of an item finds the item.
        if (of && Object.values(of.node.title).includes(text)) return [];
        return [
          {
            ...{
              kind: 'words',
              item: of?.node.id ?? address,
              label: { [language]: text },
              code: address,
              written: address,
            },
            ...(of && { of }),
            texts: folds(text),
          },
        ];
      });
    }),
  );

interface Declared {
  readonly name: string;
  readonly value: unknown;
  readonly address: string;
}

const declaredIn = (values: Values, file: string, field: string): readonly Declared[] => {
  const held = valueUnder(values.get(file), field);
  if (Array.isArray(held))
    return held.flatMap((value: unknown): readonly Declared[] => {
      const name = textOf(valueUnder(value, 'name')) ?? textOf(valueUnder(value, 'id'));
      if (name === undefined) return [];
      const steps: readonly Step[] = [
        { kind: 'name', name: field },
        { kind: 'element', identity: name },
      ];
      return [{ name, value, address: addressText({ file, steps }) }];
    });
  return Object.entries(isFields(held) ? held : {}).map(([name, value]) => {
    const steps: readonly Step[] = [field, name].map((step) => ({ kind: 'name', name: step }));
    return { name, value, address: addressText({ file, steps }) };
  });
};

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : isFields(value) ? Object.values(value).flatMap(textsIn) : [];

const bothOf = (value: unknown): FindEntry['label'] => {
  const [en, es] = (['en', 'es'] as const).map((language) => textOf(valueUnder(value, language)));
  return { ...(en !== undefined && { en }), ...(es !== undefined && { es }) };
};

const holders = [
  ['links', 'links', 'link:'],
  ['documents', 'documents', 'doc:'],
  ['documents', 'lists', 'member:'],
  ['directory', 'searches', 'directory:'],
  ['frames', 'frames', 'frame:'],
  ['pharmacies', 'vendors', 'pharmacy:'],
] as const;

const targetOf = (value: unknown): string | undefined => {
  const own = textOf(value) ?? textOf(valueUnder(value, 'href')) ?? textOf(valueUnder(value, 'path'));
  return own ?? textOf(valueUnder(value, 'name'));
};

// A frame has only the path on the former site, and a search only its query of the directory.
const pagesOf = (values: Values, prefix: string, value: unknown): readonly string[] => {
  if (prefix === 'frame:') return [`legacy:${textOf(valueUnder(value, 'path')) ?? ''}`];
  const base =
    prefix === 'directory:'
      ? textOf(valueUnder(values.get('config/addresses/directory.json'), 'base'))
      : undefined;
  return base === undefined ? textsIn(value) : [base, ...textsIn(value)];
};

const addressEntries = (values: Values): readonly FindEntry[] =>
  holders.flatMap(([file, field, prefix]) =>
    declaredIn(values, `config/addresses/${file}.json`, field).map(({ name, value, address }): FindEntry => {
      const target = targetOf(value);
      const pages = pagesOf(values, prefix, value);
      return {
        ...{
          kind: 'addresses',
          item: address,
          label: { en: target ?? name },
          code: prefix + name,
          written: address,
        },
        texts: folds(
          prefix + name,
          name,
          spelled(name),
          ...pages,
          ...pages.map((page) => openedAddress(values, page)),
        ),
      };
    }),
  );

const labelled = ['says', 'saysNot', 'short', 'shortNot'] as const;

const ruleEntries = (values: Values): readonly FindEntry[] =>
  (['rules', 'facts', 'constraints', 'plans'] as const).flatMap((file) =>
    declaredIn(values, `config/rules/${file}.json`, file === 'plans' ? 'variants' : file).map(
      ({ name, value, address }) => ({
        ...{
          kind: 'rules',
          item: address,
          code: name,
          written: address,
          label: bothOf(valueUnder(value, 'says')),
        },
        texts: folds(name, ...labelled.flatMap((field) => textsIn(valueUnder(value, field)))),
      }),
    ),
  );

const namedValueEntries = (values: Values): readonly FindEntry[] =>
  declaredIn(values, 'config/site/values.json', 'values').map(({ name, value, address }) => {
    const usual = valueUnder(value, 'default') ?? value;
    const common = textOf(usual);
    return {
      ...{
        kind: 'words',
        item: address,
        code: name,
        written: address,
        label: common === undefined ? bothOf(usual) : { en: common, es: common },
      },
      texts: folds(name, spelled(name), ...textsIn(value)),
    };
  });

// Files may contain errors.
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
