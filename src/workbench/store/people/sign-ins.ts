import { sql } from 'kysely';
import { done, type Outcome, refused } from '../outcome.ts';
import type { Granted } from '../transact.ts';
import { secondsFromNow, tokenHash } from './sessions.ts';

// A password and a code take a few minutes; an older sign-in was forgotten in another tab.
const minutes = 10;

export interface SignIn {
  readonly verifier: string;
  readonly nonce: string;
  readonly returnTo: string;
}

/** Stores a sign-in by its state for ten minutes. */
export const keepSignIn = async (
  { db }: Granted<'operate'>,
  state: string,
  signIn: SignIn,
): Promise<Outcome<undefined>> => {
  await db
    .insertInto('signIn')
    .values({ stateHash: tokenHash(state), ...signIn, expiresAt: secondsFromNow(minutes * 60) })
    .execute();
  return done(undefined);
};

/**
 * Returns and deletes the stored sign-in of a state. Refuses with `sign-in-again` if it is used or too old.
 */
export const takeSignIn = async ({ db }: Granted<'operate'>, state: string): Promise<Outcome<SignIn>> => {
  const taken = await db
    .deleteFrom('signIn')
    .where('stateHash', '=', tokenHash(state))
    .returning(['verifier', 'nonce', 'returnTo', sql<boolean>`expires_at > clock_timestamp()`.as('isInTime')])
    .executeTakeFirst();
  if (!taken?.isInTime) return refused({ code: 'sign-in-again' });
  const { verifier, nonce, returnTo } = taken;
  return done({ verifier, nonce, returnTo });
};
