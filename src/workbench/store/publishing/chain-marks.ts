import { done, type Outcome } from '../outcome.ts';
import { json } from '../tables/columns.ts';
import type { PublicationRow } from '../rows/publication-rows.ts';
import type { Granted } from '../transact.ts';

/**
 * The difference between a publication and the chain. `not-in-chain`: the chain has no entry with its number.
 * `other-in-chain`: the entry with its number belongs to another publication. `entry-unreadable`: the entry cannot be
 * read. `in-chain`: it is stored as failed, but the chain has an entry with this number.
 */
export interface Difference {
  readonly code: 'not-in-chain' | 'other-in-chain' | 'entry-unreadable' | 'in-chain';
  readonly number: number;
}

/** A finished publication, with the fields to compare with the chain. */
export type EndedRow = Pick<PublicationRow, 'id' | 'draftId' | 'number' | 'differs'>;

const columns = ['id', 'draftId', 'number', 'differs'] as const;

/** Returns the publication that was settled last, or undefined. */
export const newestSettled = async ({ db }: Granted<'operate'>): Promise<Outcome<EndedRow | undefined>> =>
  done(
    await db
      .selectFrom('publication')
      .select(columns)
      .where('state', '=', 'settled')
      .orderBy('settledAt', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );

/** Returns at most `most` settled or failed publications with ids after `after`, in the order of their ids. */
export const endedPublications = async (
  { db }: Granted<'operate'>,
  after: string | undefined,
  most: number,
): Promise<Outcome<readonly EndedRow[]>> =>
  done(
    await db
      .selectFrom('publication')
      .select(columns)
      .where('state', 'in', ['settled', 'failed'])
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(most)
      .execute(),
  );

/** Returns the number of publications that differ from the chain. */
export const countDiffering = async ({ db }: Granted<'operate'>): Promise<Outcome<number>> => {
  const { count } = await db
    .selectFrom('publication')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('differs', 'is not', null)
    .executeTakeFirstOrThrow();
  return done(Number(count));
};

export interface ChainMark {
  readonly row: EndedRow;
  /** Null if the publication matches the chain again. */
  readonly differs: Difference | null;
}

/** Stores which publications differ from the chain, and which match it again. */
export const markPublications = async (
  { db, note }: Granted<'operate'>,
  marks: readonly ChainMark[],
): Promise<Outcome<true>> => {
  // First those that differ: a number may then belong to the publication that the chain has.
  const inOrder = marks.toSorted(
    (one, other) => Number(one.differs === null) - Number(other.differs === null),
  );
  for (const { row, differs } of inOrder) {
    await db
      .updateTable('publication')
      .set({ differs: differs === null ? null : json({ ...differs }) })
      .where('id', '=', row.id)
      .execute();
    const subject = row.draftId ?? row.id;
    if (differs === null) note('publication.agree', subject, { publication: row.id });
    else note('publication.differ', subject, { publication: row.id, ...differs });
  }
  return done(true);
};

/** Marks the publication whose number belongs to another publication in the chain, if there is one. */
export const markNumberTaken = async (
  granted: Granted<'operate'>,
  id: string,
  number: number,
): Promise<void> => {
  const rows = await granted.db
    .selectFrom('publication')
    .select(columns)
    .where('number', '=', number)
    .where('id', '!=', id)
    .where('differs', 'is', null)
    .execute();
  await markPublications(
    granted,
    rows.map((row) => ({ row, differs: { code: 'other-in-chain', number } })),
  );
};
