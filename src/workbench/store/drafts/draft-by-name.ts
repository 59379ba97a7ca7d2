import type { SourceFiles } from '../../../config/files/source.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { Granted } from '../transact.ts';
import { comparableName } from './create-draft.ts';
import { filesOf } from './sources.ts';

/**
 * Returns the files of the draft with the given name, ignoring case and extra spaces. An open draft takes
 * priority over the last closed one. Refuses with `unknown`.
 */
export const filesOfDraft = async (
  { db }: Granted<'operate'>,
  name: string,
): Promise<Outcome<SourceFiles>> => {
  const drafts = await db
    .selectFrom('draft')
    .select(['name', 'source'])
    .orderBy('closedAt', (order) => order.desc().nullsFirst())
    .execute();
  const wanted = comparableName(name);
  const draft = drafts.find((one) => comparableName(one.name) === wanted);
  return draft ? done(await filesOf(db, draft.source)) : refused({ code: 'unknown' });
};
