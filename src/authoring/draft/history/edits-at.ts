import type { SourceFiles } from '../../../config/files/source.ts';
import { areRelated } from '../address.ts';
import type { DraftEdit } from '../apply-edits.ts';
import { editsBetween } from '../find-edits.ts';
import { sameJson } from '../json-value.ts';
import { valueAt } from '../value-at.ts';

const fileOf = (address: string): string => address.slice(0, address.indexOf('#'));

// Other files are not compared.
const partOf = (files: SourceFiles, addresses: readonly string[]): SourceFiles =>
  Object.fromEntries(
    addresses.flatMap((address) => {
      const text = files[fileOf(address)];
      return text === undefined ? [] : [[fileOf(address), text]];
    }),
  );

/** Returns true for an address that is the same as another or inside it. */
export const isAtOrIn = (address: string, place: string): boolean =>
  address === place || address.startsWith(`${place}/`);

/**
 * Returns the edits between two sources at some addresses or inside them. If an edit added, deleted or
 * replaced an object that contains the address, only the part at the address counts.
 */
export const editsAt = (
  before: SourceFiles,
  after: SourceFiles,
  addresses: readonly string[],
): readonly DraftEdit[] => {
  const edits = editsBetween(partOf(before, addresses), partOf(after, addresses));
  return addresses.flatMap((place) => {
    const inside = edits.filter(({ address }) => isAtOrIn(address, place));
    if (inside.length > 0) return inside;
    if (!edits.some(({ address }) => areRelated(address, place))) return [];
    const [expected, value] = [valueAt(before, place).value, valueAt(after, place).value];
    return sameJson(expected, value) ? [] : [{ address: place, expected, value }];
  });
};
