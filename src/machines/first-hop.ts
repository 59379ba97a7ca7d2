import type { AuthInput } from './auth-types.ts';

/** Where a page load stands in signing in, by what its address brought. */
export type FirstHop =
  /** The end of a session that the legacy site has yet to be told: nothing else comes before it. */
  | 'owedLogOut'
  /** The authorization server refused. */
  | 'error'
  /** A code to exchange. */
  | 'code'
  /** A launch whose issuer is not listed. */
  | 'strangeLaunch'
  /** A launch that this tab asked for. */
  | 'ownLaunch'
  /** A launch that nobody here asked for (Decision 0020). */
  | 'otherLaunch'
  /** Nothing: the session has to be asked for. */
  | 'check';

/** Decides the hop of a page load: `error` beats `code`, `code` beats `launch`, and a launch counts only with its issuer (contract 3.5, 3.7). */
export const firstHop = ({
  callback,
  issuers,
  isLaunchOwn,
  owedLogOut,
}: Pick<AuthInput, 'callback' | 'issuers' | 'isLaunchOwn' | 'owedLogOut'>): FirstHop => {
  if (owedLogOut !== undefined) return 'owedLogOut';
  if (callback.error !== undefined) return 'error';
  if (callback.code !== undefined) return 'code';
  if (callback.launch === undefined || callback.iss === undefined) return 'check';
  if (!issuers.includes(callback.iss)) return 'strangeLaunch';
  return isLaunchOwn ? 'ownLaunch' : 'otherLaunch';
};
