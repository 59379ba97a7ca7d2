import type { Transaction } from 'kysely';
import type { ChangeFile, FoundEdit, SavedFile } from '../../api/generated/api-shapes.ts';
import { done, type Outcome, type Refusal, refused } from '../outcome.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';
import { accept } from './accept.ts';
import { type Calculate, calculateHere } from '../calculations/calculations.ts';
import { makeChange } from './edit-draft.ts';
import { isMark } from '../calculations/history.ts';
import type { WrittenFile } from '../calculations/made-edits.ts';
import { textsOf } from './sources.ts';

type Db = Transaction<Tables>;

/** Returns a written file with the text that its editor started from. */
export const writtenFile = async (
  db: Db,
  { place, expectedHash, text }: ChangeFile,
): Promise<WrittenFile> => ({
  place,
  text,
  begun: expectedHash === null ? null : (await textsOf(db, [expectedHash])).get(expectedHash),
});

// A text that cannot be read has no addresses.
const ofPlace = (refusal: Refusal, place: string): Refusal => {
  return refusal.code === 'unreadable' && refusal.address === place && refusal.why !== undefined
    ? { code: 'unreadable', place, why: refusal.why }
    : refusal;
};

/**
 * Replaces a file by edits, so that other users' edits in it do not conflict. Refuses like `editDraft`.
 */
export const editFile = async (
  granted: Granted<'draft'>,
  draftId: string,
  change: ChangeFile,
  calculate: Calculate = calculateHere,
): Promise<Outcome<SavedFile>> => {
  const { clientId, place } = change;
  const { db } = granted;
  const request = { draftId, clientId, kind: 'file', calculate } as const;
  const saved = await accept(granted, request, async (draft) => {
    const made = await makeChange(db, draft, { written: await writtenFile(db, change) }, { calculate });
    return made.ok ? made : refused(ofPlace(made.refusal, place));
  });
  if (!saved.ok) return saved;
  const rows = await db
    .selectFrom('draftEdit')
    .select(['address', 'before', 'after'])
    .where('clientId', '=', clientId)
    .where('draftId', '=', draftId)
    .orderBy('ordinal')
    .execute();
  const edits: readonly FoundEdit[] = rows.filter(({ address }) => !isMark(address));
  return done({ ...saved.value, edits });
};
