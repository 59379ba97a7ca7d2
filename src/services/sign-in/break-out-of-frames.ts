import type { LoginErrorCode } from '../../machines/auth-types.ts';

interface FramedWindow {
  readonly self: unknown;
  readonly top: { readonly location: Pick<Location, 'replace'> } | null;
  readonly location: Pick<Location, 'href'>;
}

export interface BreakOut {
  /** A login failure that must outlive the move (contract 3.3), and the path of the login page that tells it. */
  readonly failure?: { readonly loginError: LoginErrorCode; readonly loginPath: string };
  /** Bounds the moves of a tab, so that a frame that keeps coming back cannot reload the page for ever. */
  readonly mayMove: () => boolean;
}

/**
 * Loads a framed portal as the top page, keeping path and query unless there is a failure to tell. `top`: not framed; `leaving`: on its way; `stuck`: the browser
 * or the bound refuses. Nothing may be painted unless the answer is `top`.
 */
export const breakOutOfFrames = (page: FramedWindow, { failure, mayMove }: BreakOut): 'top' | 'leaving' | 'stuck' => {
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
