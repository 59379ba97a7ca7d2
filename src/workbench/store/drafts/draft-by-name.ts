import { sql } from 'kysely';
import type { SourceFiles } from '../../../config/files/source.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { Granted } from '../transact.ts';
import { filesOf } from './sources.ts';

/**
 * Returns the files of the draft with a name, ignoring case. Prefers an open draft to the last closed one. Refuses with
 * `unknown`.
 */
export const filesOfDraft = async ({ db }: Granted<'operate'>, name: string): Promise<Outcome<SourceFiles>> => {
  const draft = await db
    .selectFrom('draft')
    .select('source')
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .orderBy('closedAt', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
  return draft ? done(await filesOf(db, draft.source)) : refused({ code: 'unknown' });
};
