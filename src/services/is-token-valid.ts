import { isRecord } from './is-record.ts';
import { parseJson } from './parse-json.ts';

const payloadOf = (token: string): unknown => {
  const parts = token.split('.');
  if (parts.length !== 3) return undefined;
  try {
    return parseJson(atob((parts[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));
  } catch {
    return undefined;
  }
};

/**
 * Whether a token may be reused at `now` (epoch milliseconds): a readable JWT whose `exp`, in seconds, lies ahead or is absent
 * (specification 5, A97). A convenience, not a proof: nothing a member may see depends on it.
 */
export const isTokenValid = (token: string, now: number): boolean => {
  const payload = payloadOf(token);
  if (!isRecord(payload)) return false;
  const { exp } = payload;
  return exp === undefined || (typeof exp === 'number' && exp * 1000 > now);
};
