import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { Publication } from '../../../release/chain/publication.ts';
import { settleIfAllowed } from '../../../release/chain/settle.ts';
import type { Chain, Live } from '../../api/generated/api-shapes.ts';
import type { Store } from '../../store/store.ts';
import { chainReader } from './chain-reader.ts';
import { compareAll, compareNewest, differing } from './compare-chain.ts';
import { fireDue, lookAtChain, reconcile } from './fire-due.ts';
import { type PublishingSite, publishNext } from './publish-next.ts';
import { repeat } from './repeat.ts';
import { type Publisher, publishInProcess } from './start-publisher.ts';
import { watchRelease } from './watch-release.ts';

// Reads only; the publisher, the scheduler and the reconciler are behind `wake`.
export interface Publishing {
  readonly live: () => Live | undefined;
  readonly chain: (before: number | undefined) => Chain;
  /** All entries, newest first. */
  readonly entries: () => readonly Publication[];
  /**
   * Returns the publications that were live at some time from `start` until before `end`, in epoch milliseconds,
   * newest first.
   */
  readonly liveBetween: (start: number, end: number) => Chain;
  readonly sourceOf: (number: number) => string | undefined;
  readonly files: (source: string) => SourceFiles | undefined;
  /**
   * The problem of the live release and how to fix it; undefined if its files are intact. Checked twice a
   * minute.
   */
  readonly problem: () => string | undefined;
  /**
   * The number of publications of the database that differ from the chain. Compared at start and each minute.
   */
  readonly differing: () => number;
  readonly wake: () => void;
  readonly close: () => Promise<void>;
}

const everyMilliseconds = 1000;
const compareMilliseconds = 60_000;

export interface PublishingOptions {
  readonly store: Store;
  readonly dist: string;
  readonly portBase: number;
  readonly onProblem: (error: unknown) => void;
  readonly onTorn: (problem: string) => void;
  /** Called when the number of publications that differ from the chain rises. */
  readonly onDiffering: (count: number) => void;
  readonly publisher?: Publisher;
}

const whileThereIs = async (one: () => Promise<boolean>): Promise<void> => {
  if (await one()) await whileThereIs(one);
};

// First repairs what a killed server left: the pointer, and publications with an entry.
export const startPublishing = ({
  store,
  dist,
  portBase,
  onProblem,
  onTorn,
  onDiffering,
  publisher = publishInProcess,
}: PublishingOptions): Publishing => {
  settleIfAllowed(dist);
  const reader = chainReader(dist);
  const site: PublishingSite = {
    store,
    dist,
    reader,
    server: `${hostname()} ${process.pid} ${randomUUID()}`,
    publisher,
    portBase,
    onProblem,
  };
  const release = watchRelease(dist, onTorn);
  let seen = 0;
  const publishing = repeat(() => whileThereIs(() => publishNext(site)), everyMilliseconds, onProblem);
  const look = async (): Promise<void> => {
    if (seen === 0) await reconcile(site);
    seen = await lookAtChain(site, seen);
    release.look(seen);
    const isDue = await fireDue(site);
    if (isDue) publishing.wake();
    if (isDue) await whileThereIs(() => fireDue(site));
  };
  const looking = repeat(look, everyMilliseconds, onProblem);
  let different = 0;
  let isCompared = false;
  const compare = async (): Promise<void> => {
    await (isCompared ? compareNewest : compareAll)(site);
    isCompared = true;
    const before = different;
    different = await differing(store);
    if (different > before) onDiffering(different);
  };
  const comparing = repeat(compare, compareMilliseconds, onProblem);
  return {
    ...reader,
    problem: release.problem,
    differing: () => different,
    wake: () => {
      publishing.wake();
      looking.wake();
    },
    close: async () => {
      await Promise.all([looking.close(), publishing.close(), comparing.close()]);
    },
  };
};
