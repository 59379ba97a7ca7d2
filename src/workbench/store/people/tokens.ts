import { createHash, randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';

// 256 bits: nobody guesses one.
const tokenBytes = 32;

export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

// What the store keeps of a token: a copy of the database opens no session.
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

export const secondsFromNow = (seconds: number): RawBuilder<string> =>
  sql<string>`clock_timestamp() + make_interval(secs => ${sql.lit(seconds)})`;
