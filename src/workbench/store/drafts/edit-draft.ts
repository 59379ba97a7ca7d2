import type { Transaction } from 'kysely';
import type { ChangedItem } from '../../../authoring/draft/apply-edits.ts';
import type { ChangedItem as ChangedValue, ChangeValues, Saved } from '../../api/generated/api-shapes.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { DraftRow } from '../rows/draft-row.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';
import { accept, type Made } from './accept.ts';
import { changedBy } from '../rows/changed-by.ts';
import { type EditWork, type MadeEdits, madeEdits } from './made-edits.ts';
import { filesOf } from './sources.ts';

type Db = Transaction<Tables>;

const placeOf = (address: string): string => address.slice(0, address.indexOf('#'));

/** Adds to each value of a draft who changed it last and when. */
export const lastChanges = async (
  db: Db,
  draftId: string,
  items: readonly Omit<ChangedItem, 'by' | 'at'>[],
): Promise<readonly ChangedValue[]> => {
  const places = [...new Set(items.map(({ address }) => placeOf(address)))];
  const rows = await db
    .selectFrom('draftEdit')
    .select(['address', 'author', 'at'])
    .where('draftId', '=', draftId)
    .where((where) =>
      where.or(places.map((file) => where('address', 'like', `${file.replaceAll('_', '\\_')}#%`))),
    )
    .orderBy('id', 'desc')
    .execute();
  return changedBy(db, rows, items);
};

const whoChanged = async (db: Db, draft: DraftRow, items: readonly ChangedItem[]): Promise<Outcome<never>> =>
  refused({ code: 'changed-meanwhile', items: await lastChanges(db, draft.id, items) });

const outcomeOf = async (db: Db, draft: DraftRow, made: MadeEdits): Promise<Outcome<Made>> => {
  if ('isTooMuch' in made) return refused({ code: 'too-many-edits' });
  if ('unreadable' in made) return refused({ code: 'unreadable', ...made.unreadable });
  return 'changed' in made ? whoChanged(db, draft, made.changed) : done(made);
};

/** What `madeEdits` gives for the sources that it was calculated for, which are those of a draft. */
export interface PreparedEdits {
  readonly source: string;
  readonly baseSource: string;
  readonly made: MadeEdits;
}

/**
 * Makes a change in the transaction, unless it was prepared. Refuses with `unreadable`, with a conflict, and
 * with `other-source` if the draft changed since it was prepared.
 */
export const makeChange = async (
  db: Db,
  draft: DraftRow,
  change: EditWork['change'],
  prepared: PreparedEdits | undefined,
): Promise<Outcome<Made>> => {
  const { source, baseSource } = draft;
  if (prepared && (prepared.source !== source || prepared.baseSource !== baseSource))
    return refused({ code: 'other-source', source });
  if (prepared) return outcomeOf(db, draft, prepared.made);
  const [base, files] = [await filesOf(db, baseSource), await filesOf(db, source)];
  return outcomeOf(db, draft, madeEdits({ base, files, change }));
};

/**
 * Applies all edits to a draft, or none. Refuses with `unknown`, `closed`, `unreadable`, and a conflict with
 * the current values; with `other-source` if the edits were prepared for another state of the draft.
 */
export const editDraft = (
  granted: Granted<'draft'>,
  draftId: string,
  { clientId, edits }: ChangeValues,
  { kind = 'edit', prepared }: { readonly kind?: 'edit' | 'import'; readonly prepared?: PreparedEdits } = {},
): Promise<Outcome<Saved>> =>
  accept(granted, { draftId, clientId, kind }, (draft) => makeChange(granted.db, draft, { edits }, prepared));
