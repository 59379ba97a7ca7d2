import { areRelated } from '../../../authoring/draft/address.ts';
import type { DraftEdit } from '../../../authoring/draft/apply-edits.ts';
import { editsBetween } from '../../../authoring/draft/find-edits.ts';
import { decodeValue, encodeValue, isFields } from '../../../authoring/draft/json-value.ts';
import type { OutlineNode } from '../../../authoring/draft/outline.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { DraftEdit as KnownEdit } from '../../api/generated/api-shapes.ts';
import { fieldName } from '../draft/content/field-name.ts';
import type { ChangeRow } from '../draft/content/item-changes.ts';

export type ItemPlaces = Pick<OutlineNode, 'entry' | 'words'>;

export interface ItemStep {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly rows: readonly ChangeRow[];
}

const placeOf = (address: string): string => address.slice(0, address.indexOf('#'));

const addressesOf = ({ entry, words }: ItemPlaces): readonly string[] => [words.en, words.es, entry];

// Other files are not compared.
const partOf = (files: SourceFiles, item: ItemPlaces): SourceFiles =>
  Object.fromEntries(
    addressesOf(item).flatMap((address) => {
      const file = placeOf(address);
      return files[file] === undefined ? [] : [[file, files[file]]];
    }),
  );

// The part of a larger edit that concerns the item; undefined if it leaves the item unchanged.
const within = (edit: DraftEdit, address: string): DraftEdit | undefined => {
  if (edit.address === address || edit.address.startsWith(`${address}/`)) return edit;
  const isWhole = [edit.expected, edit.value].some((side) => side === null);
  return isWhole && address.startsWith(edit.address) ? { ...edit, address } : undefined;
};

// A change of a whole entry reads better field by field.
const unfolded = (edit: DraftEdit, inside: string): readonly DraftEdit[] => {
  const sides = [decodeValue(edit.expected), decodeValue(edit.value)];
  if (edit.address !== inside || !sides.every((side) => side === undefined || isFields(side))) return [edit];
  const [before, after] = sides.map((side) => (isFields(side) ? side : {}));
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .filter((name) => name !== 'id')
    .map((name) => ({
      address: `${edit.address}/${name}`,
      expected: encodeValue(before?.[name]),
      value: encodeValue(after?.[name]),
    }));
};

const rowsOf = (
  edits: readonly DraftEdit[],
  inside: string,
  variants: readonly string[],
): readonly ChangeRow[] =>
  edits
    .flatMap((edit) => within(edit, inside) ?? [])
    .flatMap((edit) => unfolded(edit, inside))
    .map(({ address, expected, value }) => ({
      address,
      name: fieldName(address, inside, variants),
      before: expected,
      after: value,
    }));

// Undefined if nothing changed. `variants` are the plan variants of the configuration.
export const itemStep = (
  before: SourceFiles,
  after: SourceFiles,
  item: ItemPlaces,
  variants: readonly string[],
): ItemStep | undefined => {
  const edits = editsBetween(partOf(before, item), partOf(after, item));
  const rows = addressesOf(item).flatMap((inside) => rowsOf(edits, inside, variants));
  if (rows.length === 0) return undefined;
  const whole = edits.find(
    ({ address }) =>
      address === item.entry || (areRelated(address, item.entry) && item.entry.startsWith(address)),
  );
  const kind = whole?.expected === null ? 'added' : whole?.value === null ? 'removed' : 'changed';
  return { kind, rows };
};

// A merge or a restored revision brings back edits of other users.
const isWritten = ({ kind }: KnownEdit): boolean =>
  kind !== 'merge' && kind !== 'rebase' && kind !== 'restore';

export const authorsOf = (edits: readonly KnownEdit[], rows: readonly ChangeRow[]): readonly string[] => {
  const related = edits.filter(({ address }) => rows.some((row) => areRelated(address, row.address)));
  const written = related.filter(isWritten);
  return [...new Set((written.length > 0 ? written : related).flatMap(({ author }) => author?.name ?? []))];
};
