import { afterAll, beforeAll } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import type { Browser } from 'playwright-core';
import { watchPage } from '../browser/complaints.ts';
import { openJourneyBrowser } from '../browser/journey-browser.ts';

/**
 * The gallery and a browser for the journeys of a file; `open` shows an address of it and answers with the
 * page and its complaints.
 */
export const openGallery = () => {
  let server: ViteDevServer | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await openJourneyBrowser();
    server = await createServer({
      configFile: 'vite.gallery.config.ts',
      logLevel: 'error',
      server: { port: 0 },
    });
    await server.listen();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return {
    open: async (address: string, width = 1280) => {
      const origin = server?.resolvedUrls?.local[0];
      if (!browser || origin === undefined) throw new Error('The gallery has not started.');
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      const complaints = watchPage(page);
      await page.goto(new URL(address, `${origin}tests/support/gallery/`).href);
      return { page, complaints };
    },
  };
};
