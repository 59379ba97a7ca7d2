import { createHash, randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Language, Role, Theme } from '../../api/generated/api-shapes.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { Granted } from '../transact.ts';
import { type Identity, knowPerson } from './persons.ts';

// 256 bits, which cannot be guessed.
const tokenBytes = 32;

export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

// The store has only the hash, so a copy of the database opens no session.
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

export const secondsFromNow = (seconds: number): RawBuilder<string> =>
  sql<string>`clock_timestamp() + make_interval(secs => ${sql.lit(seconds)})`;

// Without a request; a session ends after a day in any case.
const idleHours = 8;
const longestHours = 24;

// Not every request writes the idle time again.
const extendSeconds = 60;

/** The session of a request, with its user and current roles. */
export interface Session {
  /** The hash of the session's token, which identifies the session in the store. */
  readonly hash: string;
  readonly person: {
    readonly id: string;
    readonly name: string;
    readonly email: string | null;
    readonly issuer: string;
    readonly subject: string;
    readonly language: Language | null;
    readonly theme: Theme | null;
  };
  readonly roles: readonly Role[];
  readonly idleUntil: string;
  readonly endsAt: string;
}

/**
 * Signs in a user and returns a new token, which is never shown again. Refuses with `not-allowed` if
 * disabled.
 */
export const beginSession = async (
  granted: Granted<'operate'>,
  identity: Identity,
  roles?: readonly Role[],
): Promise<Outcome<{ readonly token: string; readonly person: string }>> => {
  const known = await knowPerson(granted, identity, roles);
  if (!known.ok) return known;
  const token = newToken();
  const person = known.value;
  await granted.db
    .insertInto('session')
    .values({
      tokenHash: tokenHash(token),
      personId: person,
      idleUntil: secondsFromNow(idleHours * 3600),
      endsAt: secondsFromNow(longestHours * 3600),
    })
    .execute();
  granted.note('person.sign-in', person, {}, person);
  return done({ token, person });
};

/**
 * Returns the session of a token with its user's current roles, and extends it. Refuses with `signed-out`.
 */
export const useSession = async ({ db }: Granted<'operate'>, token: string): Promise<Outcome<Session>> => {
  const hash = tokenHash(token);
  const found = await db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.personId')
    .select(['person.id', 'name', 'email', 'issuer', 'subject', 'language', 'theme', 'idleUntil', 'endsAt'])
    .select(
      sql<boolean>`idle_until < clock_timestamp() + make_interval(secs => ${idleHours * 3600 - extendSeconds})`.as(
        'isOld',
      ),
    )
    .select(sql<Role[]>`array(select role from role_of where role_of.person_id = person.id)`.as('roles'))
    .where('tokenHash', '=', hash)
    .where('idleUntil', '>', sql<string>`clock_timestamp()`)
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
  if (!found) return refused({ code: 'signed-out' });
  const { idleUntil, endsAt, isOld, roles, ...person } = found;
  const extended = isOld
    ? await db
        .updateTable('session')
        .set({ idleUntil: sql`least(ends_at, ${secondsFromNow(idleHours * 3600)})` })
        .where('tokenHash', '=', hash)
        .returning('idleUntil')
        .executeTakeFirst()
    : undefined;
  return done({
    hash,
    person,
    roles,
    idleUntil: extended?.idleUntil ?? idleUntil,
    endsAt,
  });
};

/**
 * Returns the current roles of a session without extending it, for pages that only listen for events. Refuses
 * with `signed-out`.
 */
export const rolesOfSession = async (
  { db }: Granted<'operate'>,
  hash: string,
): Promise<Outcome<readonly Role[]>> => {
  const rows = await db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.personId')
    .leftJoin('roleOf', 'roleOf.personId', 'person.id')
    .select('role')
    .where('tokenHash', '=', hash)
    .where('idleUntil', '>', sql<string>`clock_timestamp()`)
    .where('disabledAt', 'is', null)
    .execute();
  return rows.length === 0 ? refused({ code: 'signed-out' }) : done(rows.flatMap(({ role }) => role ?? []));
};

/** Ends the session of a token, or with `everywhere` all sessions of its user. */
export const endSession = async (
  granted: Granted<'operate'>,
  token: string,
  everywhere = false,
): Promise<Outcome<undefined>> => {
  const gone = await granted.db
    .deleteFrom('session')
    .where('tokenHash', '=', tokenHash(token))
    .returning('personId')
    .executeTakeFirst();
  if (!gone) return done(undefined);
  if (everywhere) await granted.db.deleteFrom('session').where('personId', '=', gone.personId).execute();
  granted.note(
    everywhere ? 'person.sign-out-everywhere' : 'person.sign-out',
    gone.personId,
    {},
    gone.personId,
  );
  return done(undefined);
};

/** Deletes ended sessions and sign-ins, and presence records older than a day. */
export const forgetEnded = async ({ db }: Granted<'operate'>): Promise<Outcome<undefined>> => {
  await db
    .deleteFrom('session')
    .where('idleUntil', '<', sql<string>`clock_timestamp()`)
    .execute();
  await db
    .deleteFrom('signIn')
    .where('expiresAt', '<', sql<string>`clock_timestamp()`)
    .execute();
  await db
    .deleteFrom('presence')
    .where('at', '<', sql<string>`clock_timestamp() - interval '1 day'`)
    .execute();
  return done(undefined);
};
