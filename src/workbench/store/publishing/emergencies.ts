import { type SourceFiles, sourceId } from '../../../config/files/source.ts';
import type {
  ConfirmEmergency,
  Live,
  PublishEmergency,
  RevertEmergency,
} from '../../api/generated/api-shapes.ts';
import { type Calculate, calculateHere, lengthOf } from '../calculations/calculations.ts';
import type { Reverted } from '../calculations/merged-edits.ts';
import type { LiveFiles } from '../drafts/merge-draft.ts';
import { filesOf, findSource, keepSource } from '../drafts/sources.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { authorsOf } from '../rows/draft-authors.ts';
import { isId } from '../is-id.ts';
import { type DraftRow, draftNow, lockedDraft, moveDraft } from '../rows/draft-row.ts';
import { decideEmergency, type PublicationRow, type StoredPublication } from '../rows/publication-rows.ts';
import type { Granted } from '../transact.ts';
import { mayGoLiveInEmergency } from './guards.ts';
import { answered, rowOf, stored } from './publications.ts';

/** Returns true if an emergency release of the person is waiting for a reviewer or being published. */
export const hasWaiting = async ({ db }: Pick<Granted<'see'>, 'db'>, person: string): Promise<boolean> => {
  const row = await db
    .selectFrom('publication')
    .select('id')
    .where('requestedBy', '=', person)
    .where('isEmergency', '=', true)
    .where('decision', 'is', null)
    .where('state', '<>', 'failed')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

// Two requests of one person wait for each other, so that only one of them is published.
const inTurn = async ({ db }: Granted<'publish'>, person: string): Promise<void> => {
  await db.selectFrom('person').select('id').where('id', '=', person).forNoKeyUpdate().execute();
};

const leaving = async ({ db }: Granted<'publish'>, { id, state, source }: DraftRow) => {
  const sent =
    state === 'open' ? await moveDraft(db, id, { from: ['open'], to: 'review', source }) : undefined;
  if (sent?.ok === false) return sent;
  return moveDraft(db, id, { from: ['review'], to: 'publishing', source, reason: null });
};

/**
 * Requests the publication of a draft without an approval. The caller has checked that the draft has no
 * errors and only adds, changes or ends a live notice. Refuses with `emergency-off`, `emergency-waits`,
 * `unknown`, `closed`, `other-source`, `base-is-not-live`, `changes-requested`, `frozen`, `other-state`.
 */
export const askEmergency = async (
  granted: Granted<'publish'>,
  draftId: string,
  { publicationId: id, source, text }: PublishEmergency,
  live: Live,
): Promise<Outcome<StoredPublication>> => {
  const { db, person, note } = granted;
  const draft = await lockedDraft(db, draftId);
  if (!draft.ok || person === null) return draft.ok ? refused({ code: 'not-allowed' }) : draft;
  await inTurn(granted, person);
  const before = await answered(db, id, draftId);
  if (before) return before;
  const may = await mayGoLiveInEmergency(granted, draft.value, { source, publisher: person }, live);
  if (!may.ok) return may;
  if (await hasWaiting(granted, person)) return refused({ code: 'emergency-waits' });
  const moved = await leaving(granted, draft.value);
  if (!moved.ok) return moved;
  const values = {
    ...{ id, draftId, kind: 'publish' as const, source, baseNumber: live.number, requestedBy: person },
    ...{ message: text, state: 'asked' as const, isEmergency: true },
  };
  const row = await db.insertInto('publication').values(values).returningAll().executeTakeFirstOrThrow();
  note('publication.emergency', draftId, { publication: id, source, base: live.number, text });
  return stored(db, row);
};

type Waiting = PublicationRow & { readonly draftId: string };

// Who edited or published the notice does not decide about it.
const waitingFor = async (
  { db, person }: Granted<'review'>,
  id: string,
): Promise<Outcome<{ readonly row: Waiting; readonly draft: DraftRow; readonly person: string }>> => {
  const row = isId(id)
    ? await db.selectFrom('publication').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;
  if (!row?.isEmergency || row.draftId === null || person === null) return refused({ code: 'unknown' });
  const draft = await draftNow(db, row.draftId);
  if (!draft.ok) return draft;
  const authors = (await authorsOf(db, [row.draftId])).get(row.draftId) ?? [];
  if (row.requestedBy === person || authors.includes(person)) return refused({ code: 'own-emergency' });
  const revert = await db
    .selectFrom('publication')
    .select('id')
    .where('reverts', '=', id)
    .where('state', 'in', ['asked', 'storing'])
    .executeTakeFirst();
  return row.state !== 'settled' || row.decision !== null || revert
    ? refused({ code: 'other-state', state: draft.value.state })
    : done({ row: { ...row, draftId: row.draftId }, draft: draft.value, person });
};

const comment = async (
  { db }: Granted<'review'>,
  { id, source, baseSource, baseNumber }: DraftRow,
  reviewer: string,
  text: string,
): Promise<string | undefined> => {
  if (text === '') return undefined;
  const row = await db
    .insertInto('review')
    .values({ draftId: id, source, baseSource, baseNumber, reviewer, verdict: 'comment', text })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

const decided = async (db: Granted<'review'>['db'], id: string): Promise<Outcome<StoredPublication>> => {
  const row = await rowOf(db, id);
  return row ? stored(db, row) : refused({ code: 'unknown' });
};

/**
 * Confirms an emergency release. Refuses with `unknown`, `own-emergency` (for its author or publisher), and
 * `other-state` if it is not waiting.
 */
export const confirmEmergency = async (
  granted: Granted<'review'>,
  id: string,
  { text = '' }: ConfirmEmergency,
): Promise<Outcome<StoredPublication>> => {
  const waiting = await waitingFor(granted, id);
  if (!waiting.ok) return waiting;
  const { row, draft, person } = waiting.value;
  const review = await comment(granted, draft, person, text);
  await decideEmergency(granted.db, id, 'confirmed', person);
  granted.note('publication.confirm', row.draftId, {
    ...{ publication: id, number: row.number, text },
    ...(review !== undefined && { review }),
  });
  return decided(granted.db, id);
};

/**
 * Removes the changes of an emergency release from the live files. Refuses with the same codes as `confirmEmergency`.
 */
export const mergeRevert = async (
  granted: Granted<'review'>,
  id: string,
  live: SourceFiles,
  calculate: Calculate = calculateHere,
): Promise<Outcome<Reverted>> => {
  const waiting = await waitingFor(granted, id);
  if (!waiting.ok) return waiting;
  const { row, draft } = waiting.value;
  const before = await findSource(granted.db, draft.baseSource);
  if (!before) return refused({ code: 'unknown' });
  const base = await filesOf(granted.db, row.source);
  return done(
    calculate({
      kind: 'revert',
      work: { base, mine: before, theirs: live },
      state: `${row.source} ${draft.baseSource} ${sourceId(live)}`,
      length: lengthOf(base) + lengthOf(before) + lengthOf(live),
    }),
  );
};

/**
 * Requests the publication of the files that `mergeRevert` returned and the caller has checked. If they are
 * live already, nothing is published. Also refuses with `base-is-not-live`.
 */
export const askRevert = async (
  granted: Granted<'review'>,
  id: string,
  { publicationId, baseNumber, text }: RevertEmergency,
  { files, live: { live, files: theirs } }: { readonly files: SourceFiles; readonly live: LiveFiles },
): Promise<Outcome<StoredPublication>> => {
  const { db, note } = granted;
  const before = await answered(db, publicationId, null);
  if (before) return before;
  const waiting = await waitingFor(granted, id);
  if (!waiting.ok) return waiting;
  if (baseNumber !== live.number) return refused({ code: 'base-is-not-live', live, merge: null });
  const { row, draft, person } = waiting.value;
  const review = await comment(granted, draft, person, text);
  const detail = { reverts: id, number: row.number, text, ...(review !== undefined && { review }) };
  if (sourceId(files) === sourceId(theirs)) {
    await decideEmergency(db, id, 'reverted', person);
    note('publication.revert', row.draftId, detail);
    return decided(db, id);
  }
  const source = await keepSource(db, files);
  const values = {
    ...{ id: publicationId, draftId: null, kind: 'rollback' as const, source, baseNumber },
    ...{ requestedBy: person, message: text, state: 'asked' as const, reverts: id },
  };
  const asked = await db.insertInto('publication').values(values).returningAll().executeTakeFirstOrThrow();
  note('publication.revert', row.draftId, {
    publication: publicationId,
    source,
    base: baseNumber,
    ...detail,
  });
  return stored(db, asked);
};
