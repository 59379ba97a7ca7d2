import type { BrowserContextOptions, Frame, Page } from 'playwright-core';
import type { Journeys, Visit } from './journeys.ts';

const widgetOf = async (page: Page): Promise<Frame> => {
  const frame = page.frameLocator('iframe[src*="LoginWidget"]');
  await frame.locator('#username').waitFor();
  const widget = page.frames().find((candidate) => candidate.url().includes('LoginWidget'));
  if (!widget) throw new Error('the sign-in widget left before it could be used');
  return widget;
};

/** Fills and sends the form of the framed sign-in widget on the page that is open; any password but five words is right for a sample member (contract 7). */
export const useWidget = async (page: Page, username: string, password = 'any password'): Promise<void> => {
  const widget = await widgetOf(page);
  await widget.fill('#username', username);
  await widget.fill('#password', password);
  await widget.click('button[type=submit]');
};

/** Signs a sample member (`m01`) in as a visitor would, from the login screen at `address` to the first page with a token; ends with a heading on the screen. */
export const signIn = async (page: Page, address: string, member: string): Promise<void> => {
  await page.goto(address);
  await useWidget(page, member);
  await page.waitForFunction(() => sessionStorage.getItem('portal.token') !== null && !/[?&](code|launch)=/.test(location.search));
  await page.locator('main h1').first().waitFor();
};

interface Entry extends BrowserContextOptions {
  readonly language?: 'en' | 'es';
  /** Where to go first; the home of the language unless given. */
  readonly path?: string;
}

const homes = { en: '/home', es: '/inicio' } as const;

/** A visit with a live legacy session (the sandbox's direct sign-in), taken through the authorization to the screen of `path` with its late parts. */
export const enterAs = async (journeys: Journeys, member: string, entry: Entry = {}): Promise<Visit> => {
  const { language = 'en', path = homes[language], ...options } = entry;
  const visit = await journeys.visit({ locale: language === 'es' ? 'es-US' : 'en-US', ...options });
  const { origins } = journeys;
  const answer = await visit.context.request.post(`${origins.legacy}/__sandbox/login?member=${member}`);
  if (!answer.ok()) throw new Error(await answer.text());
  await visit.context.addInitScript((code) => {
    if (window.top === window && localStorage.getItem('i18nextLng') === null) localStorage.setItem('i18nextLng', code);
  }, language);
  await visit.page.goto(`${origins.portal}${path}`);
  await visit.page.waitForFunction(() => sessionStorage.getItem('portal.token') !== null);
  await visit.page.locator('main h1, main iframe').first().waitFor();
  await visit.page.locator('footer .base').waitFor();
  return visit;
};
