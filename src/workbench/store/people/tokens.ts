import { createHash, randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';

// 256 bits, which cannot be guessed.
const tokenBytes = 32;

export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

// The store has only the hash, so a copy of the database opens no session.
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

export const secondsFromNow = (seconds: number): RawBuilder<string> =>
  sql<string>`clock_timestamp() + make_interval(secs => ${sql.lit(seconds)})`;
