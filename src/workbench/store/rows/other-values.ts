import { type Expression, expressionBuilder, type SqlBool, type Transaction } from 'kysely';
import type { Deed as AuditAction, OtherValue } from '../../api/generated/api-shapes.ts';
import { canonicalJson } from '../audit.ts';
import { type Outcome, refused } from '../outcome.ts';
import type { Json } from '../tables/columns.ts';
import type { Tables } from '../tables/tables.ts';
import { namesOf, personOf } from './draft-row.ts';

type Db = Transaction<Tables>;

/** A value that a request changes: the value that the user saw, the current one, and the wanted one. */
export interface WantedValue {
  readonly name: string;
  readonly expected: Json;
  readonly current: Json;
  readonly wanted: Json;
}

/** The user who last wrote a value, and when. */
export interface LastChange {
  readonly person: string | null;
  readonly at: string;
}

const isSame = (one: Json, other: Json): boolean => canonicalJson(one) === canonicalJson(other);

/** Returns true if the user wants to change a value that another user has changed since. */
export const isOverwritten = ({ expected, current, wanted }: WantedValue): boolean =>
  !isSame(wanted, expected) && !isSame(current, expected) && !isSame(current, wanted);

/** Finds the newest audit entry about a subject with one of some actions. */
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

/**
 * Refuses to overwrite values that another user changed. The refusal contains that user and the time of each change.
 */
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
