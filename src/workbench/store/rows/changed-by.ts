import type { Transaction } from 'kysely';
import { enclosingAddresses } from '../../../authoring/draft/changed-things.ts';
import type { ChangedItem } from '../../api/generated/api-shapes.ts';
import { namesOf, personOf } from './draft-row.ts';
import type { Tables } from '../tables/tables.ts';

/** An edit in a draft's history with its user and time. An edit without a user comes from a release. */
export interface MadeEdit {
  readonly address: string;
  readonly author: string | null;
  readonly at: string;
}

const orderMark = '/@order';

const places = (address: string): readonly string[] => [
  ...enclosingAddresses(address),
  address.slice(0, address.indexOf('#') + 1),
];

// An order also changes with the elements of its list.
const listOf = (address: string): string =>
  address.endsWith(orderMark) ? address.slice(0, -orderMark.length) : address;

/** Omits edits that a newer one replaced. The edits are sorted newest first. */
export const standingEdits = <Edit extends MadeEdit>(edits: readonly Edit[]): readonly Edit[] => {
  const newer = new Set<string>();
  return edits.filter(({ address }) => {
    const isReplaced = places(address).some((place) => newer.has(place));
    newer.add(address);
    return !isReplaced;
  });
};

/** Returns a function that finds the newest edit of an address. The edits are sorted newest first. */
export const editFinder = (edits: readonly MadeEdit[]): ((address: string) => MadeEdit | undefined) => {
  const at = new Map<string, number>();
  const inside = new Map<string, number>();
  edits.forEach(({ address }, index) => {
    const [own = address, ...around] = places(address);
    if (!at.has(own)) at.set(own, index);
    for (const place of [own, ...around]) if (!inside.has(place)) inside.set(place, index);
  });
  return (address) => {
    const [own = address, ...around] = places(address);
    const found = [inside.get(own), ...around.map((place) => at.get(place))];
    const newest = Math.min(...found.map((index) => index ?? Infinity));
    return edits[newest];
  };
};

/** Adds to each value the user who last changed it, and when. The edits are sorted newest first. */
export const changedBy = async (
  db: Transaction<Tables>,
  edits: readonly MadeEdit[],
  items: readonly Omit<ChangedItem, 'by' | 'at'>[],
): Promise<readonly ChangedItem[]> => {
  const find = editFinder(edits);
  const found = items.map((item) => ({ item, edit: find(item.address) ?? find(listOf(item.address)) }));
  const names = await namesOf(
    db,
    found.map(({ edit }) => edit?.author ?? null),
  );
  return found.map(({ item, edit }) => ({
    ...item,
    by: edit && edit.author !== null ? personOf(names, edit.author) : null,
    at: edit?.at ?? null,
  }));
};
