import { useState } from 'react';

/** How wide a page is drawn: a phone, a tablet, a desktop. */
export type PageWidth = 'phone' | 'tablet' | 'desktop';

/** Widths in pixels: a small phone of today, a tablet upright, a small laptop. */
export const pixels: Readonly<Record<PageWidth, number>> = { phone: 390, tablet: 768, desktop: 1280 };

/** How the page looks: what is not worth an address of its own. */
export interface PageLook {
  readonly width: PageWidth;
  readonly isDark: boolean;
  /** Hidden items are drawn as ghosts, and what can be chosen is outlined. */
  readonly hasOutlines: boolean;
  /** The live page stands beside the draft's. */
  readonly isBeside: boolean;
}

const kept = 'workbench.preview';

const usual = (): PageLook => ({
  width: window.innerWidth < 960 ? 'phone' : 'desktop',
  isDark: false,
  hasOutlines: true,
  isBeside: false,
});

const remembered = (): Partial<PageLook> => {
  try {
    const { width, isDark, hasOutlines } = JSON.parse(localStorage.getItem(kept) ?? '{}') as Partial<PageLook>;
    return {
      ...(width !== undefined && width in pixels && { width }),
      ...(typeof isDark === 'boolean' && { isDark }),
      ...(typeof hasOutlines === 'boolean' && { hasOutlines }),
    };
  } catch {
    return {};
  }
};

/** How the page looks, remembered in this browser; a live page beside it is for now only. */
export const usePageLook = (): readonly [PageLook, (change: Partial<PageLook>) => void] => {
  const [look, setLook] = useState<PageLook>(() => ({ ...usual(), ...remembered() }));
  const change = (part: Partial<PageLook>): void => {
    const next = { ...look, ...part };
    localStorage.setItem(kept, JSON.stringify(next));
    setLook(next);
  };
  return [look, change];
};
