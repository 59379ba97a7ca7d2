import type { SafeStorage } from '../storage.ts';

/** In local storage, which all tabs share; only while `idleMinutes` is set and a member is signed in. */
const key = 'portal.activity';

/** What a member does with a page; moving the mouse alone is none of it. */
const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'] as const;

/** How often the other tabs are told at most, in milliseconds. */
const paceMilliseconds = 5000;

type Page = Pick<Document, 'addEventListener' | 'removeEventListener' | 'hasFocus'> & {
  readonly activeElement: { readonly tagName: string } | null;
};

/** When a member was last active in any tab of this browser; a focus inside a framed page, whose events nobody here sees, counts. */
export const activityWatch = (page: Page, local: SafeStorage, now: () => number) => {
  let last = now();
  let told = 0;
  const note = (): void => {
    last = now();
    if (last - told < paceMilliseconds) return;
    told = last;
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
    /** Epoch milliseconds. */
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
