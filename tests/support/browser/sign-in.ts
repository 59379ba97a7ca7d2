import type { Frame, Page } from 'playwright-core';
import { headingOf } from './page.ts';
import { shellOf } from './shell.ts';
import { beginSignedIn, type SignedInTabs } from './signed-in-tabs.ts';
import { waitForToken } from './storage.ts';
import type { Visit } from './visit.ts';

/** The framed widget of the sign-in screen. */
export const widgetOf = (page: Page) => page.locator('iframe[src*="LoginWidget"]');

const widgetFrame = async (page: Page): Promise<Frame> => {
  await page.frameLocator('iframe[src*="LoginWidget"]').locator('#username').waitFor();
  const widget = page.frames().find((candidate) => candidate.url().includes('LoginWidget'));
  if (!widget) throw new Error('the sign-in widget left before it could be used');
  return widget;
};

/**
 * Fills and sends the form of the framed sign-in widget on the page that is open; any password but five words
 * is right for a sample member (contract 7).
 */
export const useWidget = async (page: Page, username: string, password = 'any password'): Promise<void> => {
  const widget = await widgetFrame(page);
  await widget.fill('#username', username);
  await widget.fill('#password', password);
  await widget.click('button[type=submit]');
};

/**
 * Signs a sample member (`m01`) in as a visitor would, from the login screen at `path` to the first page with
 * a token; ends with a heading on the screen.
 */
export const signIn = async (page: Page, member: string, path = '/login'): Promise<void> => {
  await page.goto(path);
  await useWidget(page, member);
  await page.waitForFunction(
    () => sessionStorage.getItem('portal.token') !== null && !/[?&](code|launch)=/.test(location.search),
  );
  await headingOf(page).waitFor();
};

export interface Entry {
  readonly language?: 'en' | 'es';
  /** Where to go first; the home of the language unless given. */
  readonly path?: string;
}

const homes = { en: '/home', es: '/inicio' } as const;

/**
 * Takes a member with a live legacy session to the screen of `path` with its late parts: through the
 * authorization, or with the token of an earlier visit if there are `tabs` and one of them is the member's.
 */
export const enter = async (
  { page, context, logIn }: Visit,
  member: string,
  { language = 'en', path = homes[language] }: Entry,
  tabs?: SignedInTabs,
) => {
  const tab = tabs?.find(member);
  await logIn(member);
  await context.addInitScript((code) => {
    // An empty page has no storage.
    if (window.top !== window || window.origin === 'null') return;
    if (localStorage.getItem('i18nextLng') === null) localStorage.setItem('i18nextLng', code);
  }, language);
  const storing = tab && (await beginSignedIn(page, tab));
  await page.goto(path);
  await storing?.dispose();
  await waitForToken(page);
  await page.locator('main h1, main iframe').first().waitFor();
  await shellOf(page).bottomLine.waitFor();
  if (!tab) await tabs?.keep(member, page);
};
