import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DraftsQuery, View } from './drafts-query.ts';
import type { Role } from '../rights.ts';
import type { Tables } from '../tables/tables.ts';
import { isOwnOf, ownDrafts } from './own-drafts.ts';
import { waitingFor } from './waiting-drafts.ts';

type Db = Transaction<Tables>;

type Condition = RawBuilder<boolean>;

/** The user who requests a list, and the settings that decide which drafts wait for that user. */
export interface Asker {
  readonly person: string;
  readonly roles: readonly Role[];
  /** The number of approvals that a draft for content needs. */
  readonly usual: number;
}

const isNotClosed = sql<boolean>`draft.closed_at is null`;

const inState = (state: string): Condition => sql<boolean>`draft.state = ${sql.lit(state)}`;

// A draft is in a list if one of its conditions is true.
const conditionsOf = {
  open: () => [isNotClosed],
  waiting: ({ person, roles, usual }) => waitingFor(person, roles, usual),
  mine: ({ person }) => ownDrafts(person).map((one) => sql<boolean>`${isNotClosed} and ${one}`),
  scheduled: () => [inState('scheduled'), inState('publishing')],
  live: () => [inState('published')],
  withdrawn: () => [inState('discarded')],
  all: () => [sql<boolean>`true`],
} satisfies Readonly<Record<View, (asker: Asker) => readonly Condition[]>>;

interface Part {
  readonly asker: Asker;
  readonly view: View;
  readonly isFound: Condition;
  readonly limit: number;
}

// Each part stops at the limit, in the order of an index.
const idsOf = ({ asker, view, isFound, limit }: Part) => {
  const parts = conditionsOf[view](asker).map(
    (condition) => sql`(
      select draft.id, draft.changed_at from draft where ${condition} and ${isFound}
      order by draft.changed_at desc, draft.id desc limit ${limit}
    )`,
  );
  return sql`select id from (${sql.join(parts, sql` union `)}) found
    order by changed_at desc, id desc limit ${limit}`;
};

// The people whose names have the text, with the drafts that they created or edited.
const isFoundBy = async (db: Db, find: string): Promise<Condition> => {
  const { rows: people } = await sql<{ readonly id: string }>`
    select id from person where strpos(folded_text(name), folded_text(${find})) > 0`.execute(db);
  const ofPeople = people.map(({ id }) => isOwnOf(id));
  const inText = sql<boolean>`strpos(draft.searched, folded_text(${find})) > 0`;
  return sql<boolean>`(${sql.join([inText, ...ofPeople], sql` or `)})`;
};

const isAfter = ({ changedAt, id }: NonNullable<DraftsQuery['after']>): Condition =>
  sql<boolean>`(draft.changed_at, draft.id) < (${changedAt}::timestamptz, ${id}::uuid)`;

/**
 * Returns the ids of the drafts on a page, the last changed first. If there is a next page, also returns its first
 * id.
 */
export const pageIds = async (
  db: Db,
  asker: Asker,
  { view, find, after, id, limit }: DraftsQuery,
): Promise<readonly string[]> => {
  const conditions = [
    ...(find === undefined ? [] : [await isFoundBy(db, find)]),
    ...(after === undefined ? [] : [isAfter(after)]),
    ...(id === undefined ? [] : [sql<boolean>`draft.id = ${id}`]),
    sql<boolean>`true`,
  ];
  const isFound = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  const { rows } = await idsOf({ asker, view, isFound, limit: limit + 1 }).execute(db);
  return (rows as readonly { readonly id: string }[]).map((row) => row.id);
};

const counted = ['open', 'waiting', 'mine', 'scheduled'] as const;

/** The number of drafts in each list of drafts that are not closed. */
export type Counts = Readonly<Record<(typeof counted)[number], number>>;

/** Counts the drafts in each list of drafts that are not closed, up to a limit. */
export const countDrafts = async (db: Db, asker: Asker, limit: number): Promise<Counts> => {
  const isFound = sql<boolean>`true`;
  const columns = counted.map(
    (view) => sql`(
      select count(*) from (${idsOf({ asker, view, isFound, limit })}) listed
    ) as ${sql.ref(view)}`,
  );
  const { rows } = await sql<Counts>`select ${sql.join(columns)}`.execute(db);
  return rows[0] ?? { open: 0, waiting: 0, mine: 0, scheduled: 0 };
};
