import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openJourneys } from '../support/browser/journeys.ts';
import { languageOf, waitForHeading } from '../support/browser/page.ts';
import { shellOf } from '../support/browser/shell.ts';
import { signIn, widgetOf } from '../support/browser/sign-in.ts';
import { sessionValues } from '../support/browser/storage.ts';
import { nginxPath, startNginx } from '../support/servers/start-nginx.ts';

if (nginxPath === undefined)
  process.stdout.write('SKIPPED: nginx is not installed here, so nobody signed in through it\n');

const serverOf = async (page: Page, path: string): Promise<string> =>
  (await page.request.get(path)).headers()['server'] ?? '';

describe.skipIf(nginxPath === undefined)(
  'the portal served by nginx with the generated configuration',
  () => {
    const journeys = openJourneys({ serve: startNginx });

    test('a member signs in, opens screens by link and by address, in both languages, without a policy violation', async () => {
      const { page, complaints } = await journeys.visit();
      expect(await serverOf(page, '/login')).toBe('nginx');
      await signIn(page, 'm01');
      await waitForHeading(page, 'Hello, Elena');
      await shellOf(page).follow('Claims');
      await waitForHeading(page, 'Claims');
      await page.goto('/reclamos?lang=es');
      await waitForHeading(page, 'Reclamos');
      expect(await languageOf(page)).toBe('es');
      expect([...complaints.policyViolations, ...complaints.pageErrors, ...complaints.errors]).toEqual([]);
    });

    test('a member who logs out is at the sign-in screen, and the address of a member screen leads there', async () => {
      const { page } = await journeys.visit();
      await signIn(page, 'm01');
      await waitForHeading(page, 'Hello, Elena');
      await shellOf(page).logOut();
      await widgetOf(page).waitFor();
      expect(await sessionValues(page)).not.toHaveProperty('portal.token');
      await page.goto('/claims');
      await widgetOf(page).waitFor();
    });
  },
);
