import { describe, expect, test } from 'vitest';
import { axeViolations } from '../support/browser/axe-violations.ts';
import { noComplaints } from '../support/browser/complaints.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { atRest, goTo, headingOf } from '../support/browser/page.ts';
import type { Visit } from '../support/browser/visit.ts';
import { openScreens } from '../support/members/sample-screen.ts';

const journeys = openJourneys();

/**
 * Each half of the screens is seen in both languages, light and dark, wide and narrow: by the first two ways
 * once, by the others in the deep run.
 */
const all = [
  { language: 'en', colorScheme: 'light', width: 1280, half: 0 },
  { language: 'es', colorScheme: 'dark', width: 375, half: 1 },
  { language: 'es', colorScheme: 'dark', width: 375, half: 0 },
  { language: 'en', colorScheme: 'light', width: 1280, half: 1 },
] as const;
const ways = process.env['DEEP'] === '1' ? all : all.slice(0, 2);

const keys = [
  'home',
  'coverage',
  'coverage.documents',
  'coverage.forms',
  'coverage.wellness',
  'coverage.behavioralHealth',
  'pharmacy',
  'pharmacy.formsAndPolicies',
  'findCare',
  'billing',
  'billing.billingHistory',
  'claims',
  'messages',
  'account.forms',
  'account.languages',
  'documentCenter',
  'help',
];

/** Suspended, POS, PPO, Medicare, two coverages, no plan. */
const homes = ['m02', 'm05', 'm07', 'm08', 'm17', 'm19'];

const violationsOn = async ({ page }: Visit, paths: readonly string[]): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const path of paths) {
    await goTo(page, path);
    found.push(...(await axeViolations(page)).map((violation) => `${decodeURI(path)}: ${violation}`));
  }
  return found;
};

describe.each(ways)(
  'in $language, $colorScheme, $width pixels wide',
  ({ language, colorScheme, width, half }) => {
    const halfOf = (all: readonly string[]): readonly string[] =>
      all.filter((_, index) => index % 2 === half);
    const look = { colorScheme, viewport: { width, height: 900 } } as const;

    test('no member screen breaks an accessibility rule or logs to the console', async () => {
      const visit = await journeys.enterAs('m01', { language, path: '/start-elsewhere', ...look });
      const paths = [...openScreens({ id: 'm01' }, language, halfOf(keys)), '/nope'];
      expect(paths.length).toBe(halfOf(keys).length + 1);
      expect(await violationsOn(visit, paths)).toEqual([]);
      expect(visit.complaints).toEqual(noComplaints);
    }, 300_000);

    test.each(halfOf(homes))('home of %s, or the selector, breaks none', async (member) => {
      const visit = await journeys.enterAs(member, { language, ...look });
      await headingOf(visit.page).waitFor();
      await atRest(visit.page);
      expect(await axeViolations(visit.page)).toEqual([]);
      expect(visit.complaints).toEqual(noComplaints);
    });

    test('no public screen breaks any', async () => {
      const visit = await journeys.visit(look);
      await visit.page.goto(`/start-elsewhere?lng=${language}`);
      await headingOf(visit.page).waitFor();
      const paths = openScreens({}, language, [
        'login',
        'login.recoverAccount',
        'login.guestPay',
        'contactUs',
      ]);
      expect(await violationsOn(visit, [...paths, '/nope'])).toEqual([]);
      expect(visit.complaints).toEqual(noComplaints);
    });
  },
);
