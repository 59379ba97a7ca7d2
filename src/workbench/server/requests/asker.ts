import { type Session, useSession } from '../../store/people/sessions.ts';
import { type Outcome, refused } from '../../store/outcome.ts';
import { lookUp } from '../../store/transact.ts';
import { readCookie, tokenIn } from './cookies.ts';
import type { Site } from './site.ts';

export const tokenOf = (
  { cookies }: Pick<Site, 'cookies'>,
  header: string | undefined,
): string | undefined => {
  const value = readCookie('session', header, cookies);
  return value === undefined ? undefined : tokenIn(value, cookies);
};

// Refuses with `signed-out`, and with `read-only` if the database is away.
export const findSession = async (
  site: Pick<Site, 'cookies' | 'store'>,
  header: string | undefined,
): Promise<Outcome<Session>> => {
  const token = tokenOf(site, header);
  return token === undefined
    ? refused({ code: 'signed-out' })
    : lookUp(site.store, (granted) => useSession(granted, token));
};
