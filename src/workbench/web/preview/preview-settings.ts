import { useState } from 'react';

export type PageWidth = 'phone' | 'tablet' | 'desktop';

// A small phone, an upright tablet, a small laptop.
export const pixels: Readonly<Record<PageWidth, number>> = { phone: 390, tablet: 768, desktop: 1280 };

// This browser remembers these settings; the address of the page leaves them out.
export interface PageLook {
  readonly width: PageWidth;
  readonly isDark: boolean;
  readonly hasOutlines: boolean;
  readonly isBeside: boolean;
}

const storageKey = 'workbench.preview';

const usual = (): PageLook => ({
  width: window.innerWidth < 960 ? 'phone' : 'desktop',
  isDark: false,
  hasOutlines: true,
  isBeside: false,
});

const remembered = (): Partial<PageLook> => {
  try {
    const { width, isDark, hasOutlines } = JSON.parse(
      localStorage.getItem(storageKey) ?? '{}',
    ) as Partial<PageLook>;
    return {
      ...(width !== undefined && width in pixels && { width }),
      ...(typeof isDark === 'boolean' && { isDark }),
      ...(typeof hasOutlines === 'boolean' && { hasOutlines }),
    };
  } catch {
    return {};
  }
};

// The live page beside it is not remembered.
export const usePageLook = (): readonly [PageLook, (change: Partial<PageLook>) => void] => {
  const [look, setLook] = useState<PageLook>(() => ({ ...usual(), ...remembered() }));
  const change = (part: Partial<PageLook>): void => {
    const next = { ...look, ...part };
    localStorage.setItem(storageKey, JSON.stringify(next));
    setLook(next);
  };
  return [look, change];
};
