import { dataEntries } from '../../member/data-lists.ts';
import type { ViewContext } from '../view-context.ts';
import { dataName, fillAddress, placeholderValues } from '../words.ts';

const ownAddress = (address: string, { environment }: ViewContext): string =>
  address.startsWith('/') ? address : new URL(address, environment.legacy).href;

export interface ListEntry {
  readonly title: string;
  readonly href: string;
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

// In the order of the data (R3.035, R3.043, R3.045). Entries with a missing or unsafe address are left out.
export const listEntries = (name: string, context: ViewContext): readonly ListEntry[] => {
  const { config, coverage } = context;
  const list = Object.hasOwn(config.lists, name) ? config.lists[name] : undefined;
  if (!coverage || !list) return [];
  return dataEntries(list.of, list.except, coverage).flatMap((entry) => {
    const values = { ...placeholderValues(context), entryId: entry.id, entryName: slugOf(entry.name) };
    const href =
      list.href === undefined
        ? entry.address && ownAddress(entry.address, context)
        : fillAddress(list.href, values);
    return href ? [{ title: dataName(entry.name, context), href }] : [];
  });
};
