import type { LoginErrorCode } from '../../machines/auth-types.ts';

interface FramedWindow {
  readonly self: unknown;
  readonly top: { readonly location: Pick<Location, 'replace'> } | null;
  readonly location: Pick<Location, 'href'>;
}

export interface BreakOut {
  /** A login failure that must outlive the move (contract 3.3). */
  readonly loginError?: LoginErrorCode;
  /** Bounds the moves of a tab, so that a frame that keeps coming back cannot reload the page for ever. */
  readonly mayMove: () => boolean;
}

/**
 * Loads a framed portal as the top page, keeping path and query. `top`: not framed; `leaving`: on its way; `stuck`: the browser
 * or the bound refuses. Nothing may be painted unless the answer is `top`.
 */
export const breakOutOfFrames = (page: FramedWindow, { loginError, mayMove }: BreakOut): 'top' | 'leaving' | 'stuck' => {
  if (page.top === null || page.top === page.self) return 'top';
  const address = new URL(page.location.href);
  if (loginError !== undefined) address.searchParams.set('error', loginError);
  if (!mayMove()) return 'stuck';
  try {
    page.top.location.replace(address.href);
    return 'leaving';
  } catch {
    return 'stuck';
  }
};
