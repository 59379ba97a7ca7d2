import type { SafeStorage } from '../storage.ts';

// In local storage, which all tabs share; only while `idleMinutes` is set and a member is signed in.
const key = 'portal.activity';

// Events that count as activity. Moving the mouse alone does not.
const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'] as const;

// The shortest interval between updates for other tabs, in milliseconds.
const paceMilliseconds = 5000;

type Page = Pick<Document, 'addEventListener' | 'removeEventListener' | 'hasFocus'> & {
  readonly activeElement: { readonly tagName: string } | null;
};

/**
 * Tracks when a member was last active in any tab. Focus in a frame counts, because its events are not
 * visible here.
 */
export const activityWatch = (page: Page, local: SafeStorage, now: () => number) => {
  let last = now();
  let reported = 0;
  const note = (): void => {
    last = now();
    if (last - reported < paceMilliseconds) return;
    reported = last;
    local.write(key, String(last));
  };
  const elsewhere = (): number => {
    const time = Number(local.read(key) ?? 0);
    return time <= now() ? time : 0;
  };
  return {
    note,
    start: (): void => {
      note();
      signs.forEach((sign) => page.addEventListener(sign, note, { capture: true, passive: true }));
    },
    // Epoch milliseconds.
    lastActive: (): number => {
      if (page.hasFocus() && page.activeElement?.tagName === 'IFRAME') note();
      return Math.max(last, elsewhere());
    },
    stop: (): void => {
      signs.forEach((sign) => page.removeEventListener(sign, note, { capture: true }));
      local.remove(key);
    },
  };
};
