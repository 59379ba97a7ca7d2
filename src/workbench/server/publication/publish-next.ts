import { sameOperatorSettings } from '../../../authoring/draft/items/operator-settings.ts';
import { namesOf, personOf } from '../../store/rows/draft-row.ts';
import { findSource } from '../../store/drafts/sources.ts';
import { markPublications } from '../../store/publishing/chain-marks.ts';
import {
  type ClaimedPublication,
  failPublication,
  renewLease,
  claimPublication,
  settlePublication,
} from '../../store/publishing/publishing.ts';
import { whyNotNow } from '../../store/publishing/entries.ts';
import type { PublicationRow } from '../../store/rows/publication-rows.ts';
import { type Failure, failureOf } from '../../store/rows/schedule-rows.ts';
import { done, type Outcome } from '../../store/outcome.ts';
import type { Store } from '../../store/store.ts';
import { operate } from '../../store/transact.ts';
import { failureKind } from '../../store/database-errors.ts';
import type { ChainReader } from './chain-reader.ts';
import type { PublishAnswer, PublishRequest } from './publish-source.ts';
import type { Publisher } from './start-publisher.ts';

export interface PublishingSite {
  readonly store: Store;
  readonly dist: string;
  readonly reader: ChainReader;
  readonly server: string;
  readonly publisher: Publisher;
  readonly portBase: number;
  /** Called with unexpected errors: of the database, of a folder, or of the program. */
  readonly onProblem: (error: unknown) => void;
}

/** The maximum number of attempts for a publication or schedule that ends in an error. */
export const mostAttempts = 5;

/** The failure of a publication or schedule after `mostAttempts` errors, with the kind of the last error. */
export const gaveUp = (error: unknown): Failure => ({ code: 'gave-up', name: failureKind(error) });

// A third of the lease: two renewals may be late before another server continues.
const renewMilliseconds = 20_000;

const through = ({ scheduleId }: PublicationRow) => (scheduleId === null ? 'web' : 'schedule');

const requestOf = async (
  { store, dist, reader, portBase }: PublishingSite,
  row: PublicationRow,
): Promise<Outcome<PublishRequest>> => {
  const { id, kind, source, baseNumber: number, requestedBy, message } = row;
  const base = reader.sourceOf(number);
  return operate(store, through(row), async ({ db }) => {
    const author = personOf(await namesOf(db, [requestedBy]), requestedBy).name;
    // A rollback may lead to a release that no draft began on: only the chain has its files.
    const files = (await findSource(db, source)) ?? reader.files(source);
    if (!files) throw new Error(`Neither the store nor the chain has the source ${source}.`);
    return done({
      dist,
      id,
      kind,
      source: files,
      base: { number, ...(base !== undefined && { source: base }) },
      author,
      message,
      portBase,
    });
  });
};

// A draft is checked together with its approvals.
const changesSettings = (
  { reader }: PublishingSite,
  { draftId }: PublicationRow,
  { source, base }: PublishRequest,
): boolean => {
  if (draftId !== null) return false;
  const live = base.source === undefined ? undefined : reader.files(base.source);
  return !live || !sameOperatorSettings(live, source);
};

// If another server has the lease, this process must end: it may not publish any more.
const published = async (site: PublishingSite, row: PublicationRow): Promise<PublishAnswer | undefined> => {
  const request = await requestOf(site, row);
  if (!request.ok) return undefined;
  const end = new AbortController();
  const renewed = () =>
    operate(site.store, through(row), (granted) => renewLease(granted, row.id, site.server));
  const renew = async (): Promise<void> => {
    const lease = await renewed();
    if (lease.ok && !lease.value) end.abort();
  };
  let failure: Failure | undefined;
  const mayHappen = async (): Promise<boolean> => {
    const lease = await renewed();
    if (!lease.ok || !lease.value) return false;
    const checked = await operate(site.store, through(row), (granted) =>
      whyNotNow(granted, row, changesSettings(site, row, request.value)),
    );
    failure = checked.ok ? checked.value : undefined;
    return checked.ok && failure === undefined;
  };
  const timer = setInterval(() => void renew().catch(() => undefined), renewMilliseconds).unref();
  try {
    const answer = await site.publisher(request.value, { signal: end.signal, mayHappen });
    return failure && answer?.ok !== true ? { ok: false, failure } : answer;
  } finally {
    clearInterval(timer);
  }
};

// A publication whose publisher died: without an entry in the chain it did not happen. If a later entry cannot be read,
// it may be that of this publication.
const resultInChain = (
  site: PublishingSite,
  row: PublicationRow,
  otherwise: Failure = { code: 'not-published' },
): PublishAnswer => {
  const entry = site.reader.find(row.id, row.baseNumber);
  if (entry) return { ok: true, number: entry.number, release: entry.release };
  const [number] = site.reader.unreadableAfter(row.baseNumber);
  return { ok: false, failure: number === undefined ? otherwise : { code: 'entry-unreadable', number } };
};

const keep = ({ store }: PublishingSite, row: PublicationRow, answer: PublishAnswer) =>
  operate(store, through(row), (granted) =>
    answer.ok ? settlePublication(granted, row.id, answer) : failPublication(granted, row.id, answer.failure),
  );

// A lost one with an entry has happened; without one, a user's goes back to them, and a schedule's is tried
// again.
const finish = async (site: PublishingSite, { isLost, ...row }: ClaimedPublication) => {
  const known = isLost ? resultInChain(site, row) : undefined;
  const isLast = row.scheduleId === null || row.attempts > mostAttempts;
  const isOver = known !== undefined && (known.ok || isLast);
  const answer = isOver ? known : await published(site, row);
  return keep(site, row, answer ?? resultInChain(site, row));
};

// Undefined if it is over.
const whyNotFinished = async (
  site: PublishingSite,
  claimed: ClaimedPublication,
): Promise<Failure | undefined> => {
  try {
    const finished = await finish(site, claimed);
    return finished.ok ? undefined : failureOf(finished.refusal);
  } catch (error) {
    site.onProblem(error);
    return gaveUp(error);
  }
};

// The chain decides: an entry that cannot be settled is marked, for the operator to repair.
const stop = async (site: PublishingSite, row: PublicationRow, why: Failure): Promise<void> => {
  const result = resultInChain(site, row, why);
  const { id } = row;
  await operate(site.store, through(row), async (granted) => {
    if (!result.ok) return failPublication(granted, id, result.failure);
    const differs = { code: 'in-chain', number: result.number } as const;
    const failed = await failPublication(granted, id, { ...differs });
    if (failed.ok) await markPublications(granted, [{ row: failed.value, differs }]);
    return failed;
  });
};

/**
 * Claims and completes one publication; returns false if none is waiting. After an error the lease ends, and a server
 * tries again. The fifth error fails the publication, with the error as the reason.
 */
export const publishNext = async (site: PublishingSite): Promise<boolean> => {
  const claimed = await operate(site.store, 'web', (granted) => claimPublication(granted, site.server));
  if (!claimed.ok || !claimed.value) return false;
  const why = await whyNotFinished(site, claimed.value);
  if (why && claimed.value.attempts >= mostAttempts) await stop(site, claimed.value, why);
  return true;
};
