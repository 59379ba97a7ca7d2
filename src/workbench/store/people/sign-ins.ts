import { sql } from 'kysely';
import { done, type Outcome, refused } from '../outcome.ts';
import type { Granted } from '../transact.ts';
import { secondsFromNow, tokenHash } from './tokens.ts';

// Somebody who types a password and a code needs a few minutes; what is older was forgotten in another tab.
const minutes = 10;

export interface SignIn {
  readonly verifier: string;
  readonly nonce: string;
  readonly returnTo: string;
}

/** Remembers, for ten minutes, that somebody left for the provider with this state. */
export const keepSignIn = async ({ db }: Granted<'operate'>, state: string, signIn: SignIn): Promise<Outcome<undefined>> => {
  await db
    .insertInto('signIn')
    .values({ stateHash: tokenHash(state), ...signIn, expiresAt: secondsFromNow(minutes * 60) })
    .execute();
  return done(undefined);
};

/** What was kept for a state, once: asked again, or too late, it is refused with `sign-in-again`. */
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
