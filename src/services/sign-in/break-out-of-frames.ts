import type { LoginErrorCode } from '../../machines/auth-types.ts';

interface FramedWindow {
  readonly self: unknown;
  readonly top: { readonly location: Pick<Location, 'replace'> } | null;
  readonly location: Pick<Location, 'href'>;
}

export interface BreakOut {
  // A login error that must survive the move (contract 3.3), and the path of the login page.
  readonly failure?: { readonly loginError: LoginErrorCode; readonly loginPath: string };
  // Limits the moves of a tab, so that a frame that keeps coming back cannot cause a loop.
  readonly mayMove: () => boolean;
}

/**
 * Loads a framed portal as the top page, at the same address or, if there is an error to show, without path
 * and query. `top`: not framed; `leaving`: the top page is loading; `stuck`: the browser or the limit of
 * attempts prevented it. Callers render the page only for `top`.
 */
export const breakOutOfFrames = (
  page: FramedWindow,
  { failure, mayMove }: BreakOut,
): 'top' | 'leaving' | 'stuck' => {
  if (page.top === null || page.top === page.self) return 'top';
  const address = new URL(page.location.href);
  if (failure) {
    address.pathname = failure.loginPath;
    address.searchParams.set('error', failure.loginError);
  }
  if (!mayMove()) return 'stuck';
  try {
    page.top.location.replace(address.href);
    return 'leaving';
  } catch {
    return 'stuck';
  }
};
