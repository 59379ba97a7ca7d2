import { sql } from 'kysely';
import type { PersonRow, Preferences } from '../../api/generated/api-shapes.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { type Role, roles as allRoles } from '../rights.ts';
import { shownName } from '../rows/draft-row.ts';
import type { Granted } from '../transact.ts';
import { isLastAdministrator, replaceRoles } from './roles.ts';

// Issuer and subject are the identity; the rest is for display.
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
  readonly email: string | null;
}

/**
 * Stores a user of the provider with name, email and any claimed roles. Refuses with `not-allowed` if
 * disabled.
 */
export const knowPerson = async (
  granted: Granted<'operate'>,
  identity: Identity,
  roles?: readonly Role[],
): Promise<Outcome<string>> => {
  const { db } = granted;
  const { name, email } = identity;
  const { id, disabledAt } = await db
    .insertInto('person')
    .values({ ...identity, seenAt: sql`clock_timestamp()` })
    .onConflict((known) =>
      known.columns(['issuer', 'subject']).doUpdateSet({ name, email, seenAt: sql`clock_timestamp()` }),
    )
    .returning(['id', 'disabledAt'])
    .executeTakeFirstOrThrow();
  if (disabledAt !== null) return refused({ code: 'not-allowed' });
  if (roles) await replaceRoles(granted, id, roles, id);
  return done(id);
};

/** Returns all users who have signed in or were named administrators, sorted by name. */
export const allPersons = async ({ db }: Granted<'administer'>): Promise<Outcome<readonly PersonRow[]>> => {
  const people = await db
    .selectFrom('person')
    .select(['id', shownName.as('name'), 'email', 'issuer', 'subject', 'createdAt', 'seenAt', 'disabledAt'])
    .orderBy('person.name')
    .orderBy('id')
    .execute();
  const held = await db.selectFrom('roleOf').select(['personId', 'role']).execute();
  const rolesOfPerson = (id: string): readonly Role[] =>
    allRoles.filter((role) => held.some((one) => one.personId === id && one.role === role));
  return done(people.map((person) => ({ ...person, roles: rolesOfPerson(person.id) })));
};

/**
 * Disables a user and ends their sessions, or enables them. Refuses with `unknown`, `own-role`,
 * `last-administrator`.
 */
export const setDisabled = async (
  granted: Granted<'administer'>,
  id: string,
  disabled: boolean,
): Promise<Outcome<undefined>> => {
  const { db } = granted;
  if (id === granted.person) return refused({ code: 'own-role' });
  if (disabled && (await isLastAdministrator(granted, id))) return refused({ code: 'last-administrator' });
  const known = await db
    .selectFrom('person')
    .select('disabledAt')
    .where('id', '=', id)
    // Log rows about the user can still be written.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!known) return refused({ code: 'unknown' });
  if ((known.disabledAt !== null) === disabled) return done(undefined);
  await db
    .updateTable('person')
    .set({ disabledAt: disabled ? sql`clock_timestamp()` : null })
    .where('id', '=', id)
    .execute();
  if (disabled) await db.deleteFrom('session').where('personId', '=', id).execute();
  granted.note(disabled ? 'person.disable' : 'person.enable', id);
  return done(undefined);
};

/** Stores a user's language and theme. */
export const keepPreferences = async (
  { db, person }: Granted<'enter'>,
  { language, theme }: Preferences,
): Promise<Outcome<undefined>> => {
  await db.updateTable('person').set({ language, theme }).where('id', '=', person).execute();
  return done(undefined);
};
