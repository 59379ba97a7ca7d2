import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { translateTexts } from '../browser/translate-page.ts';
import { pathOf, portalPage, settled, type Visit } from './both-doms.tsx';

// The browser leaves out what it has not laid out yet because it is below the window.
const wordsOn = (page: HTMLElement): readonly string[] => {
  const layOutAll = new CSSStyleSheet();
  layOutAll.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(layOutAll);
  const words = page.innerText.split(/\s*\n\s*/);
  document.adoptedStyleSheets.pop();
  return words;
};

/**
 * The lines on show before and after the language is switched in a page that the browser translated, and
 * those of a page that never was.
 */
export const switchedWords = async (visit: Visit) => {
  const language = visit.language === 'en' ? 'es' : 'en';
  const plain = render(await portalPage({ ...visit, language }));
  await settled(plain.container);
  const expected = wordsOn(plain.container);
  plain.unmount();

  const { href } = window.location;
  // The switch asks the browser where it is.
  window.history.replaceState(null, '', pathOf(visit));
  const { container, unmount } = render(await portalPage(visit));
  await settled(container);
  const before = wordsOn(container);
  translateTexts();
  container.querySelector<HTMLElement>('a.lang')?.click();
  await vi.waitUntil(() => document.documentElement.lang === language);
  await settled(container);
  const after = wordsOn(container);
  unmount();
  window.history.replaceState(null, '', href);
  return { before, after, expected };
};
