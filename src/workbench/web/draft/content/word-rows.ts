import { parseJson } from '../../../../authoring/draft/json-value.ts';
import { outlineOf } from '../../../../authoring/draft/outline.ts';
import { wordsIn } from '../../../../config/check/words/word-list.ts';
import { type ConfigDocument, documentPlace } from '../../../../config/files/document.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import { spanishOf } from '../../../api/things-to-check.ts';
import { type FieldName, fieldName, knownFields } from './field-name.ts';
import { outlineIndex, type OutlineIndex, type PlacedNode } from './outline-index.ts';
import { conditionLabels } from './condition-labels.ts';

export interface WordRow {
  /** The address of the English text, which identifies the row. */
  readonly address: string;
  readonly spanish: string;
  readonly en: string;
  readonly es: string | undefined;
  readonly item: PlacedNode | undefined;
  readonly name: FieldName;
  readonly group: string;
}

// A file with invalid JSON has no texts.
const plainDocument = (file: string, text: string): ConfigDocument => ({
  ...{ file, fullPath: file, is: documentPlace(file), text },
  value: parseJson(text)?.value,
});

const plainDocuments = (files: SourceFiles): readonly ConfigDocument[] =>
  Object.entries(files)
    .filter(([file]) => file.startsWith('locales/') || file.startsWith('config/site/'))
    .map(([file, text]) => plainDocument(file, text));

const looseInside = (address: string): string => {
  const [file = '', steps = ''] = address.split('#');
  return `${file}#${steps.split('/').slice(0, 1).join('/')}`;
};

const rowOf = (
  index: OutlineIndex,
  variants: readonly string[],
  { address, en, es }: ReturnType<typeof wordsIn>[number],
): WordRow => {
  const item = index.ownerOf(address);
  const inside = item?.node.words.en ?? looseInside(address);
  const name = fieldName(address, address.startsWith(inside) ? inside : looseInside(address), variants);
  const group = item ? (item.above[0] ?? item.node).id : address.slice(0, address.indexOf('#'));
  return { address, spanish: spanishOf(address), en: en.text, es, item, name, group };
};

const fieldRank = ({ name }: WordRow): number =>
  (name.known === undefined ? knownFields.length : knownFields.indexOf(name.known)) * 2 +
  (name.variant === undefined ? 0 : 1);

// In the order of the screens; texts of the portal's own parts come last.
export const wordRows = (files: SourceFiles): readonly WordRow[] => {
  const index = outlineIndex(outlineOf(files));
  const variants = [...conditionLabels(files).variants.keys()];
  const order = new Map(index.all.map(({ node }, at) => [node.entry, at] as const).toReversed());
  const orderOf = ({ item }: WordRow): number => (item && order.get(item.node.entry)) ?? index.all.length;
  return wordsIn(plainDocuments(files))
    .map((word) => rowOf(index, variants, word))
    .toSorted(
      (one, other) =>
        orderOf(one) - orderOf(other) ||
        fieldRank(one) - fieldRank(other) ||
        (one.address < other.address ? -1 : 1),
    );
};

export const wordTexts = (
  files: SourceFiles,
): ReadonlyMap<string, { readonly en: string; readonly es: string | undefined }> =>
  new Map(wordsIn(plainDocuments(files)).map(({ address, en, es }) => [address, { en: en.text, es }]));
