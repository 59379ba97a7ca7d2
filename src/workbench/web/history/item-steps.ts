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
  /** `referred`: only what the item refers to changed, such as a link or a named value. */
  readonly kind: 'added' | 'changed' | 'removed' | 'referred';
  readonly rows: readonly ChangeRow[];
}

const placeOf = (address: string): string => address.slice(0, address.indexOf('#'));

export const addressesOf = ({ entry, words }: ItemPlaces): readonly string[] => [words.en, words.es, entry];

// Other files are not compared.
const partOf = (files: SourceFiles, addresses: readonly string[]): SourceFiles =>
  Object.fromEntries(
    addresses.flatMap((address) => {
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

const around = (address: string): string => {
  const hash = address.indexOf('#');
  const end = address.indexOf('/', hash);
  return address.slice(0, end === -1 ? hash : end);
};

// The name of a link, rule or value is the first part of its label.
const referredRows = (
  edits: readonly DraftEdit[],
  referred: readonly string[],
  variants: readonly string[],
): readonly ChangeRow[] =>
  referred.flatMap((address) =>
    rowsOf(edits, address, variants).map((row) => ({
      ...row,
      name: fieldName(row.address, around(address), variants),
    })),
  );

const kindOf = (edits: readonly DraftEdit[], { entry }: ItemPlaces): ItemStep['kind'] => {
  const whole = edits.find(
    ({ address }) => address === entry || (areRelated(address, entry) && entry.startsWith(address)),
  );
  return whole?.expected === null ? 'added' : whole?.value === null ? 'removed' : 'changed';
};

// Undefined if nothing changed. `variants` are the plan variants of the configuration, `referred` the
// addresses of what the item refers to.
export const itemStep = (
  before: SourceFiles,
  after: SourceFiles,
  item: ItemPlaces,
  variants: readonly string[],
  referred: readonly string[] = [],
): ItemStep | undefined => {
  const all = [...addressesOf(item), ...referred];
  const edits = editsBetween(partOf(before, all), partOf(after, all));
  const own = addressesOf(item).flatMap((inside) => rowsOf(edits, inside, variants));
  const rows = [...own, ...referredRows(edits, referred, variants)];
  if (rows.length === 0) return undefined;
  return { kind: own.length === 0 ? 'referred' : kindOf(edits, item), rows };
};

// A merge or a restored revision brings back edits of other users.
const isWritten = ({ kind }: KnownEdit): boolean =>
  kind !== 'merge' && kind !== 'rebase' && kind !== 'restore';

export const authorsOf = (edits: readonly KnownEdit[], rows: readonly ChangeRow[]): readonly string[] => {
  const related = edits.filter(({ address }) => rows.some((row) => areRelated(address, row.address)));
  const written = related.filter(isWritten);
  return [...new Set((written.length > 0 ? written : related).flatMap(({ author }) => author?.name ?? []))];
};
