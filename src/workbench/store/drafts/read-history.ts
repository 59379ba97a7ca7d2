import type { Transaction } from 'kysely';
import { baseMark, type History, isBase, isMark } from '../calculations/history.ts';
import type { DraftRow } from '../rows/draft-row.ts';
import type { Tables } from '../tables/tables.ts';
import { filesOf, textsOf } from './sources.ts';

type Db = Transaction<Tables>;

/**
 * Returns the history of a draft up to a revision; undefined if the operator removed a part of it. Revision 0 is the
 * current base.
 */
export const historyOf = async (db: Db, draft: DraftRow, rev: number): Promise<History | undefined> => {
  const base = { number: draft.baseNumber, source: draft.baseSource };
  if (rev === 0)
    return { start: { files: await filesOf(db, base.source), base }, rows: [], texts: new Map() };
  const edits = db
    .selectFrom('draftEdit')
    .select(['address', 'before', 'after', 'rev', 'redacted'])
    .where('draftId', '=', draft.id)
    .orderBy('rev')
    .orderBy('ordinal');
  const mark = await edits.where('address', '=', baseMark).limit(1).executeTakeFirst();
  const begun = isBase(mark?.before) ? mark.before : base;
  const rows = await edits.where('rev', '<=', rev).execute();
  const layouts = rows
    .filter(({ address }) => isMark(address) && address !== baseMark)
    .flatMap((row) => (typeof row.after === 'string' ? [row.after] : []));
  const texts = await textsOf(db, layouts);
  if (rows.some(({ redacted }) => redacted) || layouts.some((hash) => !texts.has(hash))) return undefined;
  return { start: { files: await filesOf(db, begun.source), base: begun }, rows, texts };
};
