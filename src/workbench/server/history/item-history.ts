import { areRelated } from '../../../authoring/draft/address.ts';
import type { DraftEdit } from '../../../authoring/draft/apply-edits.ts';
import type { Publication } from '../../../release/chain/publication.ts';
import type { ItemHistory } from '../../api/generated/api-shapes.ts';
import { releasesTakingBack } from '../../store/rows/taken-back.ts';
import { writersIn } from '../../store/rows/writers.ts';
import type { Granted } from '../../store/transact.ts';
import { chainEntry } from '../publication/chain-reader.ts';
import { type KnownChain, completeEntries } from '../publication/complete-entries.ts';
import { type Scanned, scanReleases } from './scan-releases.ts';
import type { History } from './start-history.ts';

/** The addresses of an item and of its texts. */
interface Item {
  readonly addresses: readonly string[];
  /** Only releases below this number. */
  readonly before: number | undefined;
}

export interface FoundHistory extends Scanned<DraftEdit> {
  readonly addresses: readonly string[];
  /** The addresses that the item refers to in the newest release. */
  readonly referred: readonly string[];
}

/** Finds the releases that changed an item, or what it refers to, newest first. Rejects with `NoAnswer`. */
export const findItemHistory = async (
  chain: readonly Publication[],
  { addresses, before }: Item,
  history: Pick<History, 'edits' | 'referred'>,
): Promise<FoundHistory> => {
  const newest = chain.find(({ source }) => source !== undefined);
  const found = newest?.source === undefined ? [] : await history.referred(newest.source, addresses);
  const referred = found ?? [];
  const scanned = await scanReleases(
    chain,
    { before, pageSize: 10, mostReleases: 100 },
    (entries) => history.edits(entries, [...addresses, ...referred]),
    ({ length }) => Math.min(length, 1),
  );
  // Without the newest source, it is unknown what the item refers to.
  const unread = found || !newest ? scanned.unread : [...new Set([newest.number, ...scanned.unread])];
  return { ...scanned, unread, addresses, referred };
};

/** Completes a history with the entries of the chain, the authors, and the changes that later releases undid. */
export const itemHistoryAnswer = async (
  granted: Granted<'see'>,
  publishing: KnownChain,
  { releases, unread, since, next, addresses, referred }: FoundHistory,
): Promise<ItemHistory> => {
  const entries = await completeEntries(
    granted,
    publishing,
    releases.map(({ entry }) => chainEntry(entry)),
  );
  const steps = releases.flatMap(({ found }, at) => {
    const entry = entries[at];
    const edits = found.map(({ address, expected, value }) => ({ address, before: expected, after: value }));
    return entry ? [{ entry, edits }] : [];
  });
  const writers = await writersIn(
    granted,
    steps.flatMap(({ entry: { draft }, edits }) =>
      draft ? [{ id: draft.id, addresses: edits.map(({ address }) => address) }] : [],
    ),
  );
  const places = [...addresses, ...referred];
  const back = (await releasesTakingBack(granted.db)).filter((one) =>
    one.addresses.some((address) => places.some((place) => areRelated(address, place))),
  );
  return {
    steps: steps.map((step) => ({ ...step, authors: [...(writers.get(step.entry.draft?.id ?? '') ?? [])] })),
    referred: [...referred],
    takenBack: back,
    ...{ unread: [...unread], since: since ?? null, next: next ?? null },
  };
};
