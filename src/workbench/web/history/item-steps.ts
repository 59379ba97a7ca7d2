import { isAtOrIn } from '../../../authoring/draft/history/edits-at.ts';
import { decodeValue, encodeValue, isFields } from '../../../authoring/draft/json-value.ts';
import type { OutlineNode } from '../../../authoring/draft/outline.ts';
import type { ItemEdit } from '../../api/generated/api-shapes.ts';
import { fieldName } from '../draft/content/field-name.ts';
import type { ChangeRow } from '../draft/content/item-changes.ts';

export type ItemPlaces = Pick<OutlineNode, 'entry' | 'words'>;

export interface ItemStep {
  /** `referred`: only what the item refers to changed, such as a link or a named value. */
  readonly kind: 'added' | 'changed' | 'removed' | 'referred';
  readonly rows: readonly ChangeRow[];
}

// A change of a whole entry reads better field by field.
const unfolded = (edit: ItemEdit, inside: string): readonly ItemEdit[] => {
  const sides = [decodeValue(edit.before), decodeValue(edit.after)];
  if (edit.address !== inside || !sides.every((side) => side === undefined || isFields(side))) return [edit];
  const [before, after] = sides.map((side) => (isFields(side) ? side : {}));
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .filter((name) => name !== 'id')
    .map((name) => ({
      address: `${edit.address}/${name}`,
      before: encodeValue(before?.[name]),
      after: encodeValue(after?.[name]),
    }));
};

const rowsOf = (
  edits: readonly ItemEdit[],
  inside: string,
  variants: readonly string[],
): readonly ChangeRow[] =>
  edits
    .filter(({ address }) => isAtOrIn(address, inside))
    .flatMap((edit) => unfolded(edit, inside))
    .map(({ address, before, after }) => ({
      ...{ address, before, after },
      name: fieldName(address, inside, variants),
    }));

const around = (address: string): string => {
  const hash = address.indexOf('#');
  const end = address.indexOf('/', hash);
  return address.slice(0, end === -1 ? hash : end);
};

// The name of a link, rule or value is the first part of its label.
const referredRows = (
  edits: readonly ItemEdit[],
  referred: readonly string[],
  variants: readonly string[],
): readonly ChangeRow[] =>
  referred.flatMap((address) =>
    rowsOf(edits, address, variants).map((row) => ({
      ...row,
      name: fieldName(row.address, around(address), variants),
    })),
  );

const kindOf = (edits: readonly ItemEdit[], entry: string): ItemStep['kind'] => {
  const whole = edits.find(({ address }) => address === entry);
  return whole?.before === null ? 'added' : whole?.after === null ? 'removed' : 'changed';
};

/**
 * Returns the changes of an item, or of an entry that it refers to, from the edits of a release. `variants` lists the
 * plan variants of the configuration, and `referred` the addresses that the item refers to.
 */
export const itemStep = (
  edits: readonly ItemEdit[],
  { entry, words }: ItemPlaces,
  variants: readonly string[],
  referred: readonly string[],
): ItemStep => {
  const own = [words.en, words.es, entry].flatMap((inside) => rowsOf(edits, inside, variants));
  const rows = [...own, ...referredRows(edits, referred, variants)];
  return { kind: own.length === 0 ? 'referred' : kindOf(edits, entry), rows };
};
