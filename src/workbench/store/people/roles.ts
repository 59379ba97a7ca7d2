import { sql } from 'kysely';
import type { RoleGrant } from '../../api/generated/api-shapes.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { askAboutValues, isOverwritten, lastAudited } from '../rows/other-values.ts';
import { type Right, rights, type Role, roles as allRoles } from '../rights.ts';
import { shownName } from '../rows/draft-row.ts';
import type { Granted } from '../transact.ts';

/** Returns the SQL condition that the person in the column has a role that includes the right. */
export const personHasRight = (column: 'person.id' | 'review.reviewer', right: Right) =>
  sql<boolean>`exists (select 1 from role_of where role_of.person_id = ${sql.ref(column)} and role_of.role in (${sql.join(rights[right])}))`;

// One after the other: if two administrators remove each other at once, one stays.
const inTurn = async ({ db }: Granted<'administer'>): Promise<void> => {
  await sql`lock table role_of in share row exclusive mode`.execute(db);
};

// Changes of roles wait until the transaction ends.
export const isLastAdministrator = async (granted: Granted<'administer'>, id: string): Promise<boolean> => {
  await inTurn(granted);
  const administrators = await granted.db
    .selectFrom('roleOf')
    .innerJoin('person', 'person.id', 'roleOf.personId')
    .select('personId')
    .where('role', '=', 'administrator')
    .where('disabledAt', 'is', null)
    .execute();
  return administrators.length === 1 && administrators[0]?.personId === id;
};

// Without a check of rights, except that the last administrator stays. `by`: the user whose roles the
// provider gives.
export const replaceRoles = async (
  granted: Granted<'administer'>,
  id: string,
  wanted: readonly Role[],
  by?: string,
): Promise<void> => {
  const { db } = granted;
  const last = await isLastAdministrator(granted, id);
  const held = (await db.selectFrom('roleOf').select('role').where('personId', '=', id).execute()).map(
    ({ role }) => role,
  );
  const gone = held.filter((role) => !wanted.includes(role) && !(last && role === 'administrator'));
  const come = allRoles.filter((role) => wanted.includes(role) && !held.includes(role));
  if (gone.length > 0)
    await db.deleteFrom('roleOf').where('personId', '=', id).where('role', 'in', gone).execute();
  const rows = come.map((role) => ({ personId: id, role, grantedBy: granted.person }));
  if (rows.length > 0) await db.insertInto('roleOf').values(rows).execute();
  for (const role of gone) granted.note('role.revoke', id, { role }, by);
  for (const role of come) granted.note('role.grant', id, { role }, by);
};

/**
 * Returns the roles of a user, with the time of each grant and the user who granted it. Refuses with
 * `unknown`.
 */
export const rolesOf = async (
  { db }: Granted<'administer'>,
  id: string,
): Promise<Outcome<readonly RoleGrant[]>> => {
  const known = await db.selectFrom('person').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) return refused({ code: 'unknown' });
  const rows = await db
    .selectFrom('roleOf')
    .leftJoin('person', 'person.id', 'roleOf.grantedBy')
    .select(['role', 'at', 'person.id', shownName.$castTo<string | null>().as('name')])
    .where('personId', '=', id)
    .execute();
  const sorted = allRoles.flatMap((role) => rows.filter((row) => row.role === role));
  return done(
    sorted.map(({ role, at, id: by, name }) => ({
      role,
      at,
      grantedBy: by === null || name === null ? null : { id: by, name },
    })),
  );
};

const inOrder = (roles: readonly Role[]): Role[] => allRoles.filter((role) => roles.includes(role));

/**
 * Sets a user's roles. Refuses with `unknown`, `own-role` for the user's own roles, `last-administrator`, and
 * `other-value` if the roles are no longer the expected ones.
 */
export const changeRoles = async (
  granted: Granted<'administer'>,
  id: string,
  wanted: readonly Role[],
  expected?: readonly Role[],
): Promise<Outcome<readonly RoleGrant[]>> => {
  if (id === granted.person) return refused({ code: 'own-role' });
  await inTurn(granted);
  const before = await rolesOf(granted, id);
  if (!before.ok) return before;
  const current = inOrder(before.value.map(({ role }) => role));
  const value = {
    ...{ name: 'roles', current, wanted: inOrder(wanted) },
    expected: inOrder(expected ?? current),
  };
  if (isOverwritten(value)) {
    const last = await lastAudited(granted.db, id, ['role.grant', 'role.revoke']);
    return askAboutValues(granted.db, [{ value, last }]);
  }
  if (!wanted.includes('administrator') && (await isLastAdministrator(granted, id)))
    return refused({ code: 'last-administrator' });
  await replaceRoles(granted, id, wanted);
  return rolesOf(granted, id);
};

/**
 * Names the first administrator, even if that user has not signed in yet. Other administrators keep their
 * roles. Returns the user's id.
 */
export const nameAdministrator = async (
  granted: Granted<'operate'>,
  issuer: string,
  subject: string,
): Promise<Outcome<string>> => {
  const { db } = granted;
  await db
    .insertInto('person')
    .values({ issuer, subject, name: subject, email: null })
    .onConflict((known) => known.columns(['issuer', 'subject']).doNothing())
    .execute();
  const { id } = await db
    .selectFrom('person')
    .select('id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  const held = await db.selectFrom('roleOf').select('role').where('personId', '=', id).execute();
  await replaceRoles(granted, id, [...held.map(({ role }) => role), 'administrator']);
  return done(id);
};
