import type { AffectedDraft, Rebase } from '../../api/generated/api-shapes.ts';
import type { LiveFiles } from '../../store/drafts/merge-draft.ts';
import type { ChangeName, Proof } from '../../store/drafts/proofs.ts';
import { type OtherDraft, otherDrafts, withFiles } from '../../store/publishing/other-drafts.ts';
import type { Store } from '../../store/store.ts';
import { type Actor, transact } from '../../store/transact.ts';
import { remembering } from '../draft-checks/remembering.ts';
import { isSame, rebase, type RebasingSite } from './rebase-drafts.ts';

interface Asking {
  readonly store: Store;
  readonly checker: RebasingSite['checker'];
  readonly actor: Actor;
}

type Result = Pick<AffectedDraft, 'result' | 'reason'>;

const unknown: readonly Proof['result'][] = ['too-large', 'errors', 'failed'];

// A draft that can't be compared loses its approval, but whether its effect changes is not known.
const lapse = (result: Exclude<Proof['result'], 'same'>): Result => ({
  result: unknown.includes(result) ? 'unknown' : 'lapses',
  reason: result satisfies NonNullable<Rebase['reason']>,
});

const resultOf = (
  { approvals }: OtherDraft,
  { merged, proofs }: Awaited<ReturnType<typeof rebase>>,
  now: ChangeName,
): Result => {
  if (merged && 'conflicts' in merged)
    // Without a named conflict, the merge itself failed.
    return merged.conflicts.length > 0 ? { result: 'conflict' } : { result: 'unknown', reason: 'failed' };
  for (const approval of approvals) {
    if (isSame(approval, now)) continue;
    const proof = proofs.find(({ approved }) => isSame(approved, approval));
    if (proof?.result !== 'same') return lapse(proof?.result ?? 'failed');
  }
  return { result: 'stays' };
};

const affectedDraft = async (
  { store, checker, actor }: Asking,
  other: OtherDraft,
  onto: LiveFiles,
): Promise<readonly AffectedDraft[]> => {
  const { draft, at, approvals } = other;
  const named = { draft: { id: draft.id, name: draft.name }, at };
  const found = await transact(store, actor, 'see', (granted) => withFiles(granted, draft));
  if (!found.ok) return [{ ...named, result: 'unknown', reason: 'failed' }];
  try {
    const rebased = await rebase(checker, found.value, onto);
    const result = resultOf(other, rebased, rebased.now);
    // Without an approval or a schedule nothing can be lost.
    const isIdle = result.result === 'stays' && at === null && approvals.length === 0;
    return isIdle ? [] : [{ ...named, ...result }];
  } catch {
    return [{ ...named, result: 'unknown', reason: 'failed' }];
  }
};

const affectedByAll = async (
  asking: Asking,
  others: readonly OtherDraft[],
  onto: LiveFiles,
): Promise<readonly AffectedDraft[]> => {
  const all: AffectedDraft[] = [];
  // One after the other: the checker has one thread, which requests share.
  for (const other of others) all.push(...(await affectedDraft(asking, other, onto)));
  return all;
};

// In bytes. A publisher opens a dialog several times before the drafts change; a thousand of them have 500 kB.
const mostCached = 4_000_000;

const cache = remembering<readonly AffectedDraft[]>(mostCached);

const keyOf = (others: readonly OtherDraft[], { live }: LiveFiles): string =>
  JSON.stringify([
    live.source,
    others.map(({ draft, at, approvals }) => [
      draft.id,
      draft.name,
      draft.baseSource,
      draft.source,
      at,
      approvals,
    ]),
  ]);

export interface AffectedAnswer {
  readonly isKnown: boolean;
  /** Returns the affected drafts. The first call starts the comparison. */
  readonly drafts: () => Promise<readonly AffectedDraft[]>;
}

/** Calculates how a release of `onto` affects all drafts except the released one. */
export const affectedDrafts = async (asking: Asking, released: string | undefined, onto: LiveFiles) => {
  const others = await transact(asking.store, asking.actor, 'see', (granted) =>
    otherDrafts(granted, released),
  );
  if (!others.ok) return others;
  const key = keyOf(others.value, onto);
  const value: AffectedAnswer = {
    isKnown: cache.has(key),
    drafts: () => cache.get(key, () => affectedByAll(asking, others.value, onto)),
  };
  return { ok: true as const, value };
};
