import { type Expression, expressionBuilder, type SqlBool, type Transaction } from 'kysely';
import type { Deed as AuditAction, OtherValue } from '../../api/generated/api-shapes.ts';
import { canonicalJson } from '../audit.ts';
import { type Outcome, refused } from '../outcome.ts';
import type { Json } from '../tables/columns.ts';
import type { Tables } from '../tables/tables.ts';
import { namesOf, personOf } from './draft-row.ts';

type Db = Transaction<Tables>;

/** A value that a request changes: what the user saw, what is there now, and what the user wants. */
export interface WantedValue {
  readonly name: string;
  readonly expected: Json;
  readonly current: Json;
  readonly wanted: Json;
}

/** The user who wrote a value last, and when. */
export interface LastChange {
  readonly person: string | null;
  readonly at: string;
}

const isSame = (one: Json, other: Json): boolean => canonicalJson(one) === canonicalJson(other);

/** True if the user wants to change the value, and someone else has changed it since the user saw it. */
export const isOverwritten = ({ expected, current, wanted }: WantedValue): boolean =>
  !isSame(wanted, expected) && !isSame(current, expected) && !isSame(current, wanted);

/** Finds the newest audit entry of some actions about a subject. */
export const lastAudited = (
  db: Db,
  subject: string,
  actions: readonly AuditAction[],
  also: Expression<SqlBool> = expressionBuilder<Tables, never>().lit(true),
): Promise<LastChange | undefined> =>
  db
    .selectFrom('audit')
    .select(['actor as person', 'at'])
    .where('subject', '=', subject)
    .where('what', 'in', [...actions])
    .where(also)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Refuses to overwrite values that another user changed. Names that user and the time of each change. */
export const askAboutValues = async (
  db: Db,
  values: readonly { readonly value: WantedValue; readonly last: LastChange | undefined }[],
): Promise<Outcome<never>> => {
  const names = await namesOf(
    db,
    values.map(({ last }) => last?.person ?? null),
  );
  const items = values.map(({ value: { name, current, wanted }, last }): OtherValue => {
    const person = last?.person ?? null;
    return {
      ...{ name, current, wanted, at: last?.at ?? null },
      by: person === null ? null : personOf(names, person),
    };
  });
  return refused({ code: 'other-value', items });
};
