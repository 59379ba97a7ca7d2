import type { AuthInput } from './auth-types.ts';

export type FirstHop =
  | 'owedLogOut'
  | 'error'
  | 'code'
  | 'strangeLaunch'
  | 'ownLaunch'
  // A launch that this tab did not request (Decision 0020).
  | 'otherLaunch'
  | 'check';

/**
 * Returns the next step of signing in. `error` takes priority over `code`, and `code` over `launch`, which needs its
 * issuer (contract 3.5, 3.7).
 */
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
