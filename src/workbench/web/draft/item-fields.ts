import { isFields } from '../../../authoring/draft/json-value.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { Language } from '../../../config/portal-config.ts';
import { fieldName } from './content/field-name.ts';
import type { PlacedNode } from './content/outline-index.ts';
import { valueAt } from '../../../authoring/draft/value-at.ts';

export interface WordField {
  readonly field: string;
  readonly address: Readonly<Record<Language, string>>;
}

// Paths are left out: their old addresses stay as redirects.
const namesOf = (files: SourceFiles, { node }: PlacedNode): readonly string[] => {
  const { shape } = valueAt(files, node.words.en);
  const properties = shape?.node['properties'];
  return isFields(properties)
    ? Object.entries(properties).flatMap(([name, said]) =>
        isFields(said) && said['type'] === 'string' && name !== 'path' ? [name] : [],
      )
    : [];
};

const isOneText = ({ node }: PlacedNode): boolean => node.kind === 'menu' || node.kind === 'entry';

const rank = (known: readonly string[], variants: readonly string[], field: string): number => {
  const { known: name = '', variant } = fieldName(`#/${field}`, '#', variants);
  const place = known.indexOf(name === 'text' ? 'content' : name);
  return (
    (place < 0 ? known.length : place) * 100 + (variant === undefined ? 0 : variants.indexOf(variant) + 1)
  );
};

const writtenFields = (files: SourceFiles, { words }: PlacedNode['node']): readonly string[] =>
  [words.en, words.es].flatMap((address) => {
    const { value } = valueAt(files, address);
    return isFields(value)
      ? Object.entries(value).flatMap(([name, one]) =>
          typeof one === 'string' && name !== 'path' ? [name] : [],
        )
      : [];
  });

// A card has a field for a text, even an empty one, unless the other cards in its list have no text.
const usualFields = (
  files: SourceFiles,
  { node, above }: PlacedNode,
  names: readonly string[],
): readonly string[] => {
  if (node.kind !== 'item') return [];
  const beside = above.at(-1)?.children.filter(({ id }) => id !== node.id) ?? [];
  const isUsual = (field: string): boolean =>
    beside.length === 0 || beside.some((one) => writtenFields(files, one).includes(field));
  return ['title', 'content'].filter((field) => names.includes(field) && isUsual(field));
};

export const wordFields = (
  files: SourceFiles,
  placed: PlacedNode,
  variants: readonly string[],
  added: readonly string[],
): readonly WordField[] => {
  const { words } = placed.node;
  if (isOneText(placed)) return [{ field: 'label', address: words }];
  const names = namesOf(files, placed);
  return [...new Set([...writtenFields(files, placed.node), ...usualFields(files, placed, names), ...added])]
    .toSorted((one, other) => rank(names, variants, one) - rank(names, variants, other))
    .map((field) => ({ field, address: { en: `${words.en}/${field}`, es: `${words.es}/${field}` } }));
};

// A plan's own `content` has a name such as `medicareText`.
const ending = (name: string): string =>
  name === 'content' ? 'Text' : name.charAt(0).toUpperCase() + name.slice(1);

export const furtherWords = (
  files: SourceFiles,
  placed: PlacedNode,
  variants: readonly string[],
  fields: readonly WordField[],
): readonly string[] => {
  if (isOneText(placed)) return [];
  const known = namesOf(files, placed);
  const all = [...known, ...variants.flatMap((variant) => known.map((name) => variant + ending(name)))];
  return all.filter((name) => fields.every(({ field }) => field !== name));
};

export const linkFields = (
  entry: unknown,
  variants: readonly string[],
  added: readonly string[],
): readonly string[] => {
  const there = isFields(entry) ? Object.keys(entry) : [];
  return [
    ...variants
      .map((name) => `${name}Link`)
      .filter((field) => there.includes(field) || added.includes(field)),
    'link',
  ];
};
