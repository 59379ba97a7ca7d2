import { dataEntries } from '../../member/data-lists.ts';
import type { ViewContext } from '../view-context.ts';
import { dataName, fillAddress, placeholderValues } from '../words.ts';

const ownAddress = (address: string, { environment }: ViewContext): string =>
  address.startsWith('/') ? address : new URL(address, environment.legacy).href;

/** One entry of a list of the coverage data: its name in the page's language and where it leads. */
export interface ListEntry {
  readonly title: string;
  readonly href: string;
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * The entries of a list of documents.json for this member (R3.035, R3.043, R3.045), in the order of
 * the data. An entry whose address is missing or unsafe is dropped.
 */
export const listEntries = (name: string, context: ViewContext): readonly ListEntry[] => {
  const { config, coverage } = context;
  const list = Object.hasOwn(config.lists, name) ? config.lists[name] : undefined;
  if (!coverage || !list) return [];
  return dataEntries(list.of, list.except, coverage).flatMap((entry) => {
    const values = { ...placeholderValues(context), entryId: entry.id, entryName: slugOf(entry.name) };
    const href = list.href === undefined ? entry.address && ownAddress(entry.address, context) : fillAddress(list.href, values);
    return href ? [{ title: dataName(entry.name, context), href }] : [];
  });
};
