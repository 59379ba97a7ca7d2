import type { Transaction } from 'kysely';
import { addressText } from '../../../authoring/draft/address.ts';
import { applyEdits } from '../../../authoring/draft/apply-edits.ts';
import { editsBetween } from '../../../authoring/draft/find-edits.ts';
import { encodeValue, isTooDeep, parseJson } from '../../../authoring/draft/json-value.ts';
import { textAt } from '../../../config/files/document.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { ChangeFile, FoundEdit, SavedFile } from '../../api/generated/api-shapes.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { DraftRow } from '../rows/draft-row.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';
import { accept, type Made } from './accept.ts';
import { madeOf } from './edit-draft.ts';
import { isMark, rowsBetween } from './history.ts';
import { filesOf, textHash, textsOf } from './sources.ts';

type Db = Transaction<Tables>;

const withFile = (files: SourceFiles, file: string, text: string | null): SourceFiles =>
  Object.fromEntries([
    ...Object.entries(files).filter(([other]) => other !== file),
    ...(text === null ? [] : [[file, text] as const]),
  ]);

const only = (file: string, text: string | null): SourceFiles => withFile({}, file, text);

// Null: no file; undefined: a text that the store never had.
const textBefore = async (db: Db, hash: string | null): Promise<string | null | undefined> =>
  hash === null ? null : (await textsOf(db, [hash])).get(hash);

// The file changed since the user started: their edits are applied to the current text.
const onChanged = async (
  db: Db,
  draft: DraftRow,
  files: SourceFiles,
  { place: file, expectedHash, text }: ChangeFile,
): Promise<Outcome<Made>> => {
  const before = await textBefore(db, expectedHash);
  const now = textAt(files, file);
  const current = encodeValue(now === undefined ? undefined : parseJson(now)?.value);
  const whole = { changed: [{ address: addressText({ file, steps: [] }), current }] };
  if (before === undefined) return madeOf(db, draft, files, whole);
  return madeOf(db, draft, files, applyEdits(files, editsBetween(only(file, before), only(file, text))));
};

// Exactly as written: the request also has other edits, such as pairs of texts.
const asWritten = ({ files, rows }: Made, before: SourceFiles, { place: file, text }: ChangeFile): Made => {
  if (text === null || textAt(files, file) === text) return { files, rows };
  const after = withFile(files, file, text);
  const edits = rows
    .filter(({ address }) => !isMark(address))
    .map(({ address, before: expected, after: value }) => ({ address, expected, value }));
  return { files: after, rows: rowsBetween(before, after, edits) };
};

/**
 * Replaces a file by edits, so that other users' edits in it do not conflict. Refuses like `editDraft` or
 * with `unreadable`.
 */
export const editFile = async (
  granted: Granted<'edit'>,
  draftId: string,
  change: ChangeFile,
): Promise<Outcome<SavedFile>> => {
  const { clientId, place: file, expectedHash, text } = change;
  const { db } = granted;
  const saved = await accept(
    granted,
    { draftId, clientId, kind: 'file' },
    async (draft): Promise<Outcome<Made>> => {
      const parsed = text === null ? { value: null } : parseJson(text);
      if (!parsed || isTooDeep(parsed.value))
        return refused({ code: 'unreadable', place: file, why: parsed ? 'too-deep' : 'not-json' });
      const files = await filesOf(db, draft.source);
      const now = textAt(files, file) ?? null;
      if ((now === null ? null : textHash(now)) !== expectedHash) return onChanged(db, draft, files, change);
      const made = await madeOf(
        db,
        draft,
        files,
        applyEdits(files, editsBetween(only(file, now), only(file, text))),
      );
      return made.ok ? done(asWritten(made.value, files, change)) : made;
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
