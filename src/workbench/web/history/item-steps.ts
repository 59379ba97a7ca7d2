import { areRelated } from '../../../authoring/draft/address.ts';
import type { DraftEdit } from '../../../authoring/draft/apply-edits.ts';
import { editsBetween } from '../../../authoring/draft/find-edits.ts';
import { encodeValue, decodeValue, isFields } from '../../../authoring/draft/json-value.ts';
import type { OutlineNode } from '../../../authoring/draft/outline.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { DraftEdit as KnownEdit } from '../../api/generated/api-shapes.ts';
import { fieldName } from '../draft/content/field-name.ts';
import type { ChangeRow } from '../draft/content/item-changes.ts';

/** Where an item is written: its entry, and its words in both languages. */
export type ItemPlaces = Pick<OutlineNode, 'entry' | 'words'>;

/** What a release did to an item: it brought it, changed it, or took it away. */
export interface ItemStep {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly rows: readonly ChangeRow[];
}

const placeOf = (address: string): string => address.slice(0, address.indexOf('#'));

const addressesOf = ({ entry, words }: ItemPlaces): readonly string[] => [words.en, words.es, entry];

/** Only the files in which the item is written: others are not compared. */
const partOf = (files: SourceFiles, item: ItemPlaces): SourceFiles =>
  Object.fromEntries(
    addressesOf(item).flatMap((address) => {
      const place = placeOf(address);
      return files[place] === undefined ? [] : [[place, files[place]]];
    }),
  );

/** An edit that brings or takes away more than the item, told of the item alone; undefined where it leaves the item as it was. */
const within = (edit: DraftEdit, address: string): DraftEdit | undefined => {
  if (edit.address === address || edit.address.startsWith(`${address}/`)) return edit;
  const isWhole = [edit.expected, edit.value].some((side) => side === null);
  return isWhole && address.startsWith(edit.address) ? { ...edit, address } : undefined;
};

/** The fields of an edit of a whole entry or of all its words, one by one: that is how a change is read. */
const unfolded = (edit: DraftEdit, inside: string): readonly DraftEdit[] => {
  const sides = [decodeValue(edit.expected), decodeValue(edit.value)];
  if (edit.address !== inside || !sides.every((side) => side === undefined || isFields(side))) return [edit];
  const [before, after] = sides.map((side) => (isFields(side) ? side : {}));
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .filter((name) => name !== 'id')
    .map((name) => ({ address: `${edit.address}/${name}`, expected: encodeValue(before?.[name]), value: encodeValue(after?.[name]) }));
};

const rowsOf = (edits: readonly DraftEdit[], inside: string, variants: readonly string[]): readonly ChangeRow[] =>
  edits
    .flatMap((edit) => within(edit, inside) ?? [])
    .flatMap((edit) => unfolded(edit, inside))
    .map(({ address, expected, value }) => ({ address, name: fieldName(address, inside, variants), before: expected, after: value }));

/** What became of an item between two releases; undefined where nothing did. `variants` are the plan variants of the configuration. */
export const itemStep = (before: SourceFiles, after: SourceFiles, item: ItemPlaces, variants: readonly string[]): ItemStep | undefined => {
  const edits = editsBetween(partOf(before, item), partOf(after, item));
  const rows = addressesOf(item).flatMap((inside) => rowsOf(edits, inside, variants));
  if (rows.length === 0) return undefined;
  const whole = edits.find(({ address }) => address === item.entry || (areRelated(address, item.entry) && item.entry.startsWith(address)));
  const kind = whole?.expected === null ? 'added' : whole?.value === null ? 'removed' : 'changed';
  return { kind, rows };
};

/** Edits that somebody made by hand or by a file: a merge or a restored revision brings back what others wrote. */
const isWritten = ({ kind }: KnownEdit): boolean => kind !== 'merge' && kind !== 'restore';

/** Who wrote these changes of an item in a draft, by name, each once, in the order of their first edit. */
export const authorsOf = (edits: readonly KnownEdit[], rows: readonly ChangeRow[]): readonly string[] => {
  const related = edits.filter(({ address }) => rows.some((row) => areRelated(address, row.address)));
  const written = related.filter(isWritten);
  return [...new Set((written.length > 0 ? written : related).flatMap(({ author }) => author?.name ?? []))];
};
