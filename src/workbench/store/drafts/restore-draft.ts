import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { TakenBack } from '../../../authoring/draft/merge/take-back.ts';
import { sourceId } from '../../../config/files/source.ts';
import type { Restore, RestoreTo, Saved, UndoRelease, UndoRevision } from '../../api/generated/api-shapes.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { DraftRow } from '../rows/draft-row.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';
import { type Calculate, calculateHere, lengthOf, lengthOfHistory } from '../calculations/calculations.ts';
import type { RestoreWork } from '../calculations/restored-files.ts';
import { accept, type Made } from './accept.ts';
import { changedBy, type MadeEdit, standingEdits } from '../rows/changed-by.ts';
import { type Base, baseRow, isSameBase, type TakesBack } from '../calculations/history.ts';
import { historyOf } from './read-history.ts';
import { filesOf } from './sources.ts';

type Db = Transaction<Tables>;

interface WrittenEdit extends MadeEdit {
  readonly rev: number;
}

/** What a request restores or undoes, and the edits that need a choice. */
interface RestoreRequest extends Pick<RestoreWork, 'history' | 'target'> {
  readonly guarded: readonly WrittenEdit[];
  /** The edits that show who changed a value. The first match counts. */
  readonly named: readonly WrittenEdit[];
}

const baseOf = ({ baseNumber, baseSource }: DraftRow): Base => ({ number: baseNumber, source: baseSource });

// What people wrote, newest first; merges and rebases carry the changes of releases.
const writtenSince = (db: Db, { id }: DraftRow, rev: number): Promise<readonly WrittenEdit[]> =>
  db
    .selectFrom('draftEdit')
    .select(['address', 'author', 'at', 'rev'])
    .where('draftId', '=', id)
    .where('rev', '>', rev)
    .where('kind', 'not in', ['merge', 'rebase'])
    .orderBy('id', 'desc')
    .execute();

const goingTo = async (
  { db, person }: Granted<'draft'>,
  draft: DraftRow,
  { to, seen = draft.rev }: RestoreTo,
): Promise<RestoreRequest | undefined> => {
  const history = to > draft.rev ? undefined : await historyOf(db, draft, to);
  if (!history) return undefined;
  const later = await writtenSince(db, draft, to);
  const guarded = standingEdits(later).filter(({ author, rev }) => author !== person || rev > seen);
  return { history, target: { to }, guarded, named: [...guarded, ...later] };
};

const undoing = async (
  { db, person }: Granted<'draft'>,
  draft: DraftRow,
  { undo }: UndoRevision,
): Promise<RestoreRequest | undefined> => {
  const history = undo > draft.rev ? undefined : await historyOf(db, draft, undo);
  if (!history) return undefined;
  const since = await writtenSince(db, draft, undo - 1);
  const own = since.filter(({ rev }) => rev === undo);
  return { history, target: { undo }, guarded: own.filter(({ author }) => author !== person), named: since };
};

const askFirst = async (
  db: Db,
  named: readonly MadeEdit[],
  asked: TakenBack['asked'],
): Promise<Outcome<never>> => {
  const items = asked.map(({ address, theirs, mine }) => ({ address, current: theirs, wanted: mine }));
  return refused({ code: 'changed-meanwhile', items: await changedBy(db, named, items) });
};

const taken = async (
  db: Db,
  draft: DraftRow,
  { history, target, guarded, named }: RestoreRequest,
  choices: NonNullable<Restore['choices']>,
  calculate: Calculate,
): Promise<Outcome<Made>> => {
  const [now, base] = [await filesOf(db, draft.source), baseOf(draft)];
  const made = calculate({
    kind: 'restore',
    work: { history, target, now, base, guarded, choices },
    state: `${draft.rev} ${draft.source} ${draft.baseSource}`,
    length: lengthOf(now) + lengthOfHistory(history),
  });
  if (made.asked.length > 0) return askFirst(db, named, made.asked);
  const { files, rows } = made;
  return isSameBase(made.base, base)
    ? done({ files, rows })
    : done({ files, rows: [baseRow(base, made.base), ...rows], base: made.base });
};

/**
 * Restores an earlier revision with its base, or undoes one revision and keeps later ones, as a new revision. Keeps
 * the history. A value that another user wrote, or that changed after the revision that the user has seen, needs a
 * choice. Refuses with `unknown` and `closed`, and with the values that need a choice.
 */
export const restoreDraft = (
  granted: Granted<'draft'>,
  draftId: string,
  restore: Restore,
  calculate: Calculate = calculateHere,
): Promise<Outcome<Saved>> => {
  const { clientId = randomUUID(), choices = [] } = restore;
  return accept(granted, { draftId, clientId, kind: 'restore', calculate }, async (draft) => {
    const input =
      'to' in restore ? await goingTo(granted, draft, restore) : await undoing(granted, draft, restore);
    return input ? taken(granted.db, draft, input, choices, calculate) : refused({ code: 'unknown' });
  });
};

/** The files of a draft without a change of a release, calculated by the caller from a source. */
export interface PreparedUndo extends TakenBack {
  readonly source: string;
  readonly takesBack: TakesBack;
}

/**
 * Stores the undo of a release in a draft as a new revision. Refuses with `unknown`, `closed`, `other-source`
 * if the draft was edited since, and with the values that need a choice.
 */
export const storeUndo = async (
  granted: Granted<'draft'>,
  draftId: string,
  { clientId = randomUUID() }: Pick<UndoRelease, 'clientId'>,
  { source, files, asked, takesBack }: PreparedUndo,
  calculate: Calculate = calculateHere,
): Promise<Outcome<Saved>> => {
  const request = { draftId, clientId, kind: 'restore', takesBack, calculate } as const;
  const saved = await accept(granted, request, async (draft) => {
    const { db } = granted;
    if (draft.source !== source) return refused({ code: 'other-source', source: draft.source });
    if (asked.length > 0) return askFirst(db, await writtenSince(db, draft, 0), asked);
    const before = await filesOf(db, source);
    const rows = calculate({
      kind: 'rows',
      work: { before, after: files },
      state: `${source} ${sourceId(files)}`,
      length: lengthOf(before) + lengthOf(files),
    });
    return done({ files, rows });
  });
  return saved.ok ? done({ ...saved.value, changed: saved.value.source !== source }) : saved;
};
