import type { BrowserContextOptions } from 'playwright-core';
import type { Journeys, Visit } from './journeys.ts';

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
