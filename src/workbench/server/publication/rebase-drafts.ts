import { setTimeout as wait } from 'node:timers/promises';
import { sourceId } from '../../../config/files/source.ts';
import type { LiveFiles } from '../../store/drafts/merge-draft.ts';
import { type ChangeName, forgetProofs, type Proof } from '../../store/drafts/proofs.ts';
import {
  type ChangeFiles,
  type DraftToRebase,
  nextToRebase,
  type Rebased,
  storeRebase,
} from '../../store/publishing/rebase-draft.ts';
import type { Store } from '../../store/store.ts';
import { operate } from '../../store/transact.ts';
import { type Checker, NotChecked } from '../draft-checks/checker.ts';
import type { NamedChange } from '../draft-checks/checker-messages.ts';
import type { ChainReader } from './chain-reader.ts';
import { type Repeated, repeat } from './repeat.ts';

export interface RebasingSite {
  readonly store: Store;
  readonly reader: Pick<ChainReader, 'live' | 'files'>;
  readonly checker: Pick<Checker, 'merge' | 'prove'>;
  /** The version of the code. */
  readonly code: string;
}

const everyMilliseconds = 1000;

// Half of the time of a rebase: with it, the p95 of a request during 30 rebases is twice that of an idle server.
const pauseMilliseconds = 200;

// The checker gives up a question after 40 s on a usual machine. More attempts would keep all other drafts waiting.
const mostAttempts = 2;

// Forgotten failures are an hour old.
const forgetMilliseconds = 600_000;

const attempted = async <Answer>(
  ask: () => Promise<Answer>,
  otherwise: Answer,
  left = mostAttempts,
): Promise<Answer> => {
  if (left === 0) return otherwise;
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof NotChecked)) throw error;
    return attempted(ask, otherwise, left - 1);
  }
};

const changeOf = ({ base, baseSource, files, source }: ChangeFiles): NamedChange => ({
  base: { id: baseSource, files: base },
  source: { id: source, files },
});

export const isSame = (one: ChangeName, other: ChangeName): boolean =>
  one.source === other.source && one.baseSource === other.baseSource;

const prove = async (
  checker: RebasingSite['checker'],
  changes: DraftToRebase['approved'],
  now: ChangeFiles,
): Promise<readonly Proof[]> => {
  const proofs: Proof[] = [];
  for (const approved of changes) {
    if (isSame(approved, now)) continue;
    const { baseSource, source } = approved;
    const result =
      'files' in approved
        ? await attempted(() => checker.prove(changeOf(approved), changeOf(now)), 'failed')
        : 'failed';
    proofs.push({ approved: { baseSource, source }, result });
  }
  return proofs;
};

/** Calculates how a release affects a draft, and the change that follows from it. Stores nothing. */
export const rebase = async (
  checker: RebasingSite['checker'],
  found: DraftToRebase,
  { live, files: theirs }: LiveFiles,
): Promise<Omit<Rebased, 'code'> & { readonly now: ChangeName }> => {
  const { draft, approved } = found;
  const onto = live.source ?? '';
  if (draft.baseSource === onto)
    return { draft, merged: undefined, proofs: await prove(checker, approved, found), now: found };
  // What cannot be merged is in conflict, so that the next draft has its turn.
  const merged = await attempted(() => checker.merge(changeOf(found), { id: onto, files: theirs }), {
    conflicts: [],
  });
  if ('conflicts' in merged) return { draft, merged, proofs: [], now: found };
  const { files } = merged;
  const now = { baseSource: onto, base: theirs, source: sourceId(files), files };
  return { draft, merged, proofs: await prove(checker, approved, now), now };
};

/** Merges one draft with the live release; returns false if all drafts are up to date. */
export const rebaseNext = async ({ store, reader, checker, code }: RebasingSite): Promise<boolean> => {
  const live = reader.live();
  const source = live?.source ?? '';
  const files = source === '' ? undefined : reader.files(source);
  if (!live || !files) return false;
  const found = await operate(store, 'web', (granted) => nextToRebase(granted, source));
  if (!found.ok || !found.value) return false;
  const rebased = await rebase(checker, found.value, { live, files });
  const stored = await operate(store, 'web', (granted) =>
    storeRebase(granted, { ...rebased, code }, { live, files }),
  );
  return stored.ok;
};

const whileThereIs = async (site: RebasingSite): Promise<void> => {
  if (!(await rebaseNext(site))) return;
  await wait(pauseMilliseconds);
  await whileThereIs(site);
};

// One draft at a time, in the thread of the checker: no request waits for it.
export const startRebasing = async (
  site: RebasingSite,
  onProblem: (error: unknown) => void,
): Promise<Repeated> => {
  const forget = async (): Promise<void> => {
    await operate(site.store, 'web', (granted) => forgetProofs(granted, site.code));
  };
  await forget();
  const forgetting = repeat(forget, forgetMilliseconds, onProblem);
  const rebasing = repeat(() => whileThereIs(site), everyMilliseconds, onProblem);
  return {
    wake: rebasing.wake,
    close: async () => {
      await Promise.all([rebasing.close(), forgetting.close()]);
    },
  };
};
