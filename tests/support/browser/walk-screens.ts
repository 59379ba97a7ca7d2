import type { Locator } from 'playwright-core';
import type { Language } from '../../../src/config/portal-config.ts';
import { matchPath, screenOf } from '../../../src/view/routes/paths.ts';
import { buildScreen } from '../../../src/view/screen/build-screen.ts';
import { buildShell } from '../../../src/view/shell/build-shell.ts';
import { viewTexts } from '../config/texts.ts';
import { sampleContext } from '../members/sample-context.ts';
import { openScreens } from '../members/sample-screen.ts';
import { until } from '../until.ts';
import { selectorOf } from './home.ts';
import type { Journeys } from './journeys.ts';
import { goTo, headingOf } from './page.ts';

type Linked = ReadonlyMap<string, ReadonlySet<string>>;

const hrefIn = (view: object): string | undefined => {
  const { href, link } = view as { readonly href?: unknown; readonly link?: { readonly href?: unknown } };
  const found = link?.href ?? href;
  return typeof found === 'string' ? found : undefined;
};

const pairs = (view: unknown): readonly (readonly [string, string])[] => {
  if (typeof view !== 'object' || view === null) return [];
  const href = hrefIn(view);
  const inner = Object.entries(view).flatMap(([name, value]) => (name === 'link' ? [] : pairs(value)));
  return href === undefined ? inner : [...viewTexts(view).map((text) => [href, text] as const), ...inner];
};

/** The addresses of a view, each with the nearby texts. Any of them may be the text of its link. */
const linkedTexts = (view: unknown): Linked => {
  const texts = new Map<string, Set<string>>();
  for (const [href, text] of pairs(view)) texts.set(href, (texts.get(href) ?? new Set()).add(text));
  return texts;
};

/** Local addresses differ in their ports from one run to the next. */
const portless = (href: string): string => href.replace(/^(https?:\/\/localhost):\d+/, '$1');

/** The invoice link comes from the legacy billing page, not from the view. */
const fetched = /DisplayInvoice/;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The links of a part of the page: address and visible lines, without what only a screen reader says. */
const linksIn = (
  part: Locator,
): Promise<readonly { readonly href: string; readonly lines: readonly string[] }[]> =>
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

/**
 * How the links of a part of the page differ from those of its view: missing ones (a phone may be only
 * for failures), unexpected ones, and those with another text.
 */
const linkDifferences = async (part: Locator, view: unknown): Promise<readonly string[]> => {
  const promised = new Map(
    [...linkedTexts(view)].map(([href, texts]) => [portless(href), [...texts].map(plain)] as const),
  );
  const seen = (await linksIn(part)).map(({ href, lines }) => ({
    href: portless(href),
    text: plain(lines.join(' ')),
  }));
  const shown = new Set(seen.map(({ href }) => href));
  const missing = [...promised.keys()]
    .filter((href) => !shown.has(href) && !href.startsWith('tel:'))
    .map((href) => `missing: ${href}`);
  const wrong = seen.flatMap(({ href, text }) => {
    const texts = promised.get(href);
    if (fetched.test(href)) return [];
    if (!texts) return [`foreign: ${text} (${href})`];
    return text === '' || texts.some((one) => text.includes(one))
      ? []
      : [`other text: ${text} (${href}), promised ${texts.join(' / ')}`];
  });
  return [...missing, ...wrong];
};

interface Walk {
  readonly id: string;
  readonly language: Language;
  /** Keys of the screens to open; all that the member can open unless given. */
  readonly keys?: readonly string[];
}

/** Differences that stay: what is fetched for a screen comes a moment after its heading. */
const settled = async (differences: () => Promise<readonly string[]>): Promise<readonly string[]> => {
  let found: readonly string[] = [];
  const haveGone = async (): Promise<boolean> => {
    found = await differences();
    return found.length === 0;
  };
  await until(haveGone, 'no differences', 2).catch(() => undefined);
  return found;
};

/**
 * Opens screens by navigation inside the portal, as a member who chose the first coverage, and compares
 * heading and links of each, and the links around it, with the views. The answer names each difference with
 * its path; also what the console said.
 */
export const walkScreens = async (
  journeys: Journeys,
  { id, language, keys }: Walk,
): Promise<readonly string[]> => {
  const context = sampleContext({ id, language });
  const { page, complaints } = await journeys.enterAs(id, { language });
  await headingOf(page).waitFor();
  if ((context.member?.coverages.length ?? 0) > 1) await selectorOf(page).choose(0);
  const differences: string[] = [];
  for (const path of openScreens({ id, language }, language, keys)) {
    await goTo(page, path);
    const key = matchPath(context.config, language, decodeURI(path)) ?? '';
    const screen = screenOf(context.config, key);
    if (!screen) throw new Error(`No screen at ${path}`);
    const view = buildScreen(screen, context);
    const shell = buildShell(context, { place: { pathname: path, search: '', hash: '' }, currentKey: key });
    const part = page.locator(screen.dialog ? 'dialog[open]:not(.full)' : 'main');
    if (screen.dialog) await part.locator('h2').first().waitFor();
    const found = await settled(async () => [
      ...(await linkDifferences(part, view)),
      ...(view.layout === 'member' ? await linkDifferences(page.locator('.navrow nav'), shell.main) : []),
    ]);
    if (view.heading !== undefined && !(await part.locator('h1, h2').allInnerTexts()).includes(view.heading))
      differences.push(`${decodeURI(path)}: missing: the heading ${view.heading}`);
    differences.push(...found.map((difference) => `${decodeURI(path)}: ${difference}`));
  }
  const { errors, pageErrors, policyViolations } = complaints;
  return [...differences, ...errors, ...pageErrors, ...policyViolations];
};
