import { randomUUID } from 'node:crypto';
import { type SourceFiles, sourceId } from '../../../config/files/source.ts';
import type { Live, Merge, Merged, MergePreview } from '../../api/generated/api-shapes.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { draftNow } from '../rows/draft-row.ts';
import type { Granted } from '../transact.ts';
import { type Calculate, calculateHere, lengthOf } from '../calculations/calculations.ts';
import { accept } from './accept.ts';
import { baseRow, isSameBase } from '../calculations/history.ts';
import { filesOf, keepSource } from './sources.ts';

export interface LiveFiles {
  readonly live: Live;
  readonly files: SourceFiles;
}

/**
 * Merges the live files into a draft. Refuses with `unknown`, `closed`, `live-moved`, `conflicts`,
 * `unreadable` (a choice without a conflict).
 */
export const mergeDraft = async (
  granted: Granted<'draft'>,
  draftId: string,
  { onto, choices, clientId = randomUUID() }: Merge,
  { live, files: theirs }: LiveFiles,
  calculate: Calculate = calculateHere,
): Promise<Outcome<Merged>> => {
  const { db } = granted;
  const base = { number: live.number, source: sourceId(theirs) };
  const request = { draftId, clientId, kind: 'merge', calculate } as const;
  const saved = await accept(granted, request, async (draft) => {
    if (onto !== live.number) return refused({ code: 'live-moved', live });
    const [mine, began] = [await filesOf(db, draft.source), await filesOf(db, draft.baseSource)];
    const merged = calculate({
      kind: 'merge',
      work: { base: began, mine, theirs, choices },
      state: `${draft.source} ${draft.baseSource} ${base.source}`,
      length: lengthOf(began) + lengthOf(mine) + lengthOf(theirs),
    });
    if ('conflicts' in merged) return refused({ code: 'conflicts', items: merged.conflicts });
    if ('needless' in merged)
      return refused({ code: 'unreadable', address: merged.needless, why: 'not-in-dispute' });
    await keepSource(db, theirs);
    const old = { number: draft.baseNumber, source: draft.baseSource };
    const { files, rows } = merged;
    return done({ files, rows: isSameBase(old, base) ? rows : [baseRow(old, base), ...rows], base });
  });
  if (!saved.ok) return saved;
  const now = await draftNow(db, draftId);
  return now.ok
    ? done({ ...saved.value, base: now.value.baseNumber, baseSource: now.value.baseSource })
    : now;
};

/** Returns the conflicts and changes that a merge would have. Refuses with `unknown`. */
export const mergePreview = async (
  { db }: Granted<'see'>,
  draftId: string,
  theirs: SourceFiles,
  calculate: Calculate = calculateHere,
): Promise<Outcome<MergePreview>> => {
  const draft = await draftNow(db, draftId);
  if (!draft.ok) return draft;
  const { source, baseSource } = draft.value;
  const [mine, base] = [await filesOf(db, source), await filesOf(db, baseSource)];
  return done(
    calculate({
      kind: 'preview',
      work: { base, mine, theirs },
      state: `${source} ${baseSource} ${sourceId(theirs)}`,
      length: lengthOf(base) + lengthOf(mine) + lengthOf(theirs),
    }),
  );
};
