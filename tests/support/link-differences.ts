import type { Locator } from 'playwright-core';
import { linkedTexts } from './linked-texts.ts';

/** Local addresses differ in their ports from one run to the next. */
const portless = (href: string): string => href.replace(/^(https?:\/\/localhost):\d+/, '$1');

/** The invoice link comes from the legacy billing page, not from the view. */
const fetched = /DisplayInvoice/;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The links of a part of the page: address and visible lines, without what only a screen reader says. */
const linksIn = (part: Locator): Promise<readonly { readonly href: string; readonly lines: readonly string[] }[]> =>
  part.locator('a[href]').evaluateAll((links) =>
    links.map((link) => {
      const copy = link.cloneNode(true) as HTMLElement;
      copy.querySelectorAll('.sr, svg, [aria-hidden]').forEach((unread) => unread.replaceWith(' '));
      const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
      const lines: string[] = [];
      while (walker.nextNode()) lines.push(walker.currentNode.textContent ?? '');
      return { href: link.getAttribute('href') ?? '', lines };
    }),
  );

/** How the links of a part of the page differ from those of its view: missing ones (a phone may stand for failures only), foreign ones, and those with another text. */
export const linkDifferences = async (part: Locator, view: unknown): Promise<readonly string[]> => {
  const promised = new Map([...linkedTexts(view)].map(([href, texts]) => [portless(href), [...texts].map(plain)] as const));
  const seen = (await linksIn(part)).map(({ href, lines }) => ({ href: portless(href), text: plain(lines.join(' ')) }));
  const shown = new Set(seen.map(({ href }) => href));
  const missing = [...promised.keys()].filter((href) => !shown.has(href) && !href.startsWith('tel:')).map((href) => `missing: ${href}`);
  const wrong = seen.flatMap(({ href, text }) => {
    const texts = promised.get(href);
    if (fetched.test(href)) return [];
    if (!texts) return [`foreign: ${text} (${href})`];
    return text === '' || texts.some((one) => text.includes(one)) ? [] : [`other text: ${text} (${href}), promised ${texts.join(' / ')}`];
  });
  return [...missing, ...wrong];
};
