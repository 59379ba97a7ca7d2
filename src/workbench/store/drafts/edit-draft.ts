import type { Transaction } from 'kysely';
import { type Applied, applyEdits, type ChangedItem } from '../../../authoring/draft/apply-edits.ts';
import { withPairs } from '../../../authoring/draft/draft-pairs.ts';
import { sameJson } from '../../../authoring/draft/json-value.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { ChangeValues, Saved } from '../../api/generated/api-shapes.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { DraftRow } from '../rows/draft-row.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';
import { accept, type Made } from './accept.ts';
import { changedBy } from '../rows/changed-by.ts';
import { rowOf, rowsBetween } from './history.ts';
import { filesOf } from './sources.ts';

type Db = Transaction<Tables>;

const placeOf = (address: string): string => address.slice(0, address.indexOf('#'));

const whoChanged = async (
  db: Db,
  draft: DraftRow,
  items: readonly ChangedItem[],
): Promise<Outcome<never>> => {
  const places = [...new Set(items.map(({ address }) => placeOf(address)))];
  const rows = await db
    .selectFrom('draftEdit')
    .select(['address', 'author', 'at'])
    .where('draftId', '=', draft.id)
    .where((where) =>
      where.or(places.map((file) => where('address', 'like', `${file.replaceAll('_', '\\_')}#%`))),
    )
    .orderBy('id', 'desc')
    .execute();
  return refused({ code: 'changed-meanwhile', items: await changedBy(db, rows, items) });
};

export const madeOf = async (
  db: Db,
  draft: DraftRow,
  before: SourceFiles,
  applied: Applied,
): Promise<Outcome<Made>> => {
  if ('unreadable' in applied) return refused({ code: 'unreadable', ...applied.unreadable });
  if ('changed' in applied) return whoChanged(db, draft, applied.changed);
  const { files, edits } = withPairs(await filesOf(db, draft.baseSource), before, applied);
  const changing = edits.filter(({ expected, value }) => !sameJson(expected, value));
  // The files of the edits alone: nothing is left to compare.
  const areAll = files === applied.files && changing.length === edits.length;
  return done({ files, rows: areAll ? changing.map(rowOf) : rowsBetween(before, files, changing) });
};

/**
 * Applies all edits to a draft, or none. Refuses with `unknown`, `closed`, `unreadable`, and a conflict with
 * the current values.
 */
export const editDraft = (
  granted: Granted<'edit'>,
  draftId: string,
  { clientId, edits }: ChangeValues,
  kind: 'edit' | 'import' = 'edit',
): Promise<Outcome<Saved>> =>
  accept(granted, { draftId, clientId, kind }, async (draft) => {
    const files = await filesOf(granted.db, draft.source);
    return madeOf(granted.db, draft, files, applyEdits(files, edits));
  });
