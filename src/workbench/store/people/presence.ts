import { sql, type Transaction } from 'kysely';
import type { BePresent, Presence, PresenceList } from '../../api/generated/api-shapes.ts';
import { newestEvent, presenceChannel } from '../log-follow.ts';
import { done, type Outcome } from '../outcome.ts';
import { draftNow, shownName } from '../rows/draft-row.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';

// Pages report every 15 s; a user who misses two reports is gone.
const goneAfterSeconds = 40;

const isHere = sql<boolean>`presence.at > clock_timestamp() - make_interval(secs => ${sql.lit(goneAfterSeconds)})`;

const peopleIn = async (db: Transaction<Tables>, draftId: string): Promise<readonly Presence[]> => {
  const rows = await db
    .selectFrom('presence')
    .innerJoin('session', 'session.tokenHash', 'presence.sessionHash')
    .innerJoin('person', 'person.id', 'session.personId')
    .select(['person.id', shownName.as('name'), 'presence.address', 'presence.at'])
    .where('draftId', '=', draftId)
    .where(isHere)
    .orderBy('presence.at')
    .execute();
  const newest = new Map(
    rows.map(({ id, name, address, at }) => [
      id,
      { person: { id, name }, address: address === '' ? null : address, at },
    ]),
  );
  return [...newest.values()];
};

// Stores it, and returns the address that the session had in the draft before; undefined if it was gone.
const exchanged = async (
  db: Transaction<Tables>,
  sessionHash: string,
  draftId: string,
  address: string,
): Promise<string | undefined> => {
  const { before } = await db
    .insertInto('presence')
    .values({ sessionHash, draftId, address })
    .onConflict((conflict) =>
      conflict
        .columns(['sessionHash', 'draftId'])
        .doUpdateSet((set) => ({ address, at: set.fn<string>('clock_timestamp') })),
    )
    // Reads the row as it was before this statement.
    .returning((row) =>
      row
        .selectFrom('presence')
        .select('presence.address')
        .where('presence.sessionHash', '=', sessionHash)
        .where('presence.draftId', '=', draftId)
        .where(isHere)
        .as('before'),
    )
    .executeTakeFirstOrThrow();
  return before ?? undefined;
};

/**
 * Stores which item of a draft is open in a session. Returns the users who have the draft open, without duplicates,
 * the revision of the draft and the newest event. `isNews` is true if the open item changed; PostgreSQL then notifies
 * every server. Refuses with `unknown`.
 */
export const updatePresence = async (
  granted: Granted<'see'>,
  sessionHash: string,
  { draft, address }: BePresent,
): Promise<Outcome<{ readonly list: PresenceList; readonly isNews: boolean }>> => {
  const { db } = granted;
  const found = await draftNow(db, draft);
  if (!found.ok) return found;
  await db
    .deleteFrom('presence')
    .where('sessionHash', '=', sessionHash)
    .where('draftId', '<>', draft)
    .execute();
  const here = address ?? '';
  const isNews = (await exchanged(db, sessionHash, draft, here)) !== here;
  if (isNews) await sql`select pg_notify(${sql.lit(presenceChannel)}, ${draft})`.execute(db);
  const list = { people: await peopleIn(db, draft), rev: found.value.rev, seen: await newestEvent(granted) };
  return done({ list, isNews });
};

/** Returns the users who have a draft open now. Refuses with `unknown`. */
export const readPresence = async (
  { db }: Granted<'see'>,
  draftId: string,
): Promise<Outcome<PresenceList>> => {
  const found = await draftNow(db, draftId);
  return found.ok ? done({ people: await peopleIn(db, draftId) }) : found;
};

export const removePresence = async ({ db }: Granted<'see'>, sessionHash: string): Promise<Outcome<true>> => {
  await db.deleteFrom('presence').where('sessionHash', '=', sessionHash).execute();
  return done(true);
};
