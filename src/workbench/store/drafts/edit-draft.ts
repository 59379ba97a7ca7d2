import type { Transaction } from 'kysely';
import type { ChangedItem } from '../../../authoring/draft/apply-edits.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { ChangedItem as ChangedValue, ChangeValues, Saved } from '../../api/generated/api-shapes.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { DraftRow } from '../rows/draft-row.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';
import { accept, type Made } from './accept.ts';
import { changedBy } from '../rows/changed-by.ts';
import { type Calculate, calculateHere, lengthOf } from '../calculations/calculations.ts';
import { type EditWork, type MadeEdits, placesOf } from '../calculations/made-edits.ts';
import { filesOf } from './sources.ts';

type Db = Transaction<Tables>;

const placeOf = (address: string): string => address.slice(0, address.indexOf('#'));

/** Adds to each value of a draft the user who last changed it, and when. */
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

/** The result of `madeEdits`, with the draft's sources that it was calculated from. */
export interface PreparedEdits {
  readonly source: string;
  readonly baseSource: string;
  readonly made: MadeEdits;
}

/** How a change is calculated: in advance, or when the draft is locked. */
export interface Making {
  readonly prepared?: PreparedEdits;
  readonly calculate: Calculate;
}

const splitFiles = (files: SourceFiles, places: ReadonlySet<string>) => {
  const entries = Object.entries(files);
  return {
    inside: Object.fromEntries(entries.filter(([file]) => places.has(file))),
    outside: Object.fromEntries(entries.filter(([file]) => !places.has(file))),
  };
};

const calculated = async (
  db: Db,
  { source, baseSource }: DraftRow,
  change: EditWork['change'],
  calculate: Calculate,
): Promise<MadeEdits> => {
  const places = new Set(placesOf(change));
  const base = splitFiles(await filesOf(db, baseSource), places).inside;
  const { inside, outside } = splitFiles(await filesOf(db, source), places);
  const made = calculate({
    kind: 'change',
    work: { base, files: inside, change },
    state: `${source} ${baseSource}`,
    length: lengthOf(base) + lengthOf(inside),
  });
  return 'files' in made ? { ...made, files: { ...outside, ...made.files } } : made;
};

/**
 * Makes a change of a locked draft. Refuses with `unreadable`, with a conflict, and with `other-source` if the
 * draft changed since the change was prepared.
 */
export const makeChange = async (
  db: Db,
  draft: DraftRow,
  change: EditWork['change'],
  { prepared, calculate }: Making,
): Promise<Outcome<Made>> => {
  if (!prepared) return outcomeOf(db, draft, await calculated(db, draft, change, calculate));
  const { source, baseSource, made } = prepared;
  if (source !== draft.source || baseSource !== draft.baseSource)
    return refused({ code: 'other-source', source: draft.source });
  return outcomeOf(db, draft, made);
};

/**
 * Applies all edits to a draft, or none. Refuses with `unknown`, `closed`, `unreadable`, and a conflict with
 * the current values; with `other-source` if the edits were prepared for another state of the draft.
 */
export const editDraft = (
  granted: Granted<'draft'>,
  draftId: string,
  { clientId, edits }: ChangeValues,
  making: Making = { calculate: calculateHere },
  kind: 'edit' | 'import' = 'edit',
): Promise<Outcome<Saved>> =>
  accept(granted, { draftId, clientId, kind, calculate: making.calculate }, (draft) =>
    makeChange(granted.db, draft, { edits }, making),
  );
