import type { Transaction } from 'kysely';
import { isTooDeep, parseJson } from '../../../authoring/draft/json-value.ts';
import type { ChangeFile, FoundEdit, SavedFile } from '../../api/generated/api-shapes.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';
import { accept, type Made } from './accept.ts';
import { makeChange, type PreparedEdits } from './edit-draft.ts';
import { isMark } from './history.ts';
import type { WrittenFile } from './made-edits.ts';
import { textsOf } from './sources.ts';

type Db = Transaction<Tables>;

/** Returns a written file with the text that its editor began with. */
export const writtenFile = async (
  db: Db,
  { place, expectedHash, text }: ChangeFile,
): Promise<WrittenFile> => ({
  place,
  text,
  begun: expectedHash === null ? null : (await textsOf(db, [expectedHash])).get(expectedHash),
});

/**
 * Replaces a file by edits, so that other users' edits in it do not conflict. Refuses like `editDraft`.
 */
export const editFile = async (
  granted: Granted<'draft'>,
  draftId: string,
  change: ChangeFile,
  prepared?: PreparedEdits,
): Promise<Outcome<SavedFile>> => {
  const { clientId, place, text } = change;
  const { db } = granted;
  const saved = await accept(
    granted,
    { draftId, clientId, kind: 'file' },
    async (draft): Promise<Outcome<Made>> => {
      const parsed = text === null ? { value: null } : parseJson(text);
      if (!parsed || isTooDeep(parsed.value))
        return refused({ code: 'unreadable', place, why: parsed ? 'too-deep' : 'not-json' });
      return makeChange(db, draft, { written: await writtenFile(db, change) }, prepared);
    },
  );
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
