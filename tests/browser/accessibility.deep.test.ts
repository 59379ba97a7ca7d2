import { expect, test } from 'vitest';
import { readMembers } from '../../src/samples/read-members.ts';
import { axeViolations } from '../support/browser/axe-violations.ts';
import { noComplaints } from '../support/browser/complaints.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { goTo } from '../support/browser/page.ts';
import { openScreens } from '../support/members/sample-screen.ts';

const journeys = openJourneys();

const whole = ['m01', 'm06', 'm08'];

/** Every screen of three members, home of all others. */
const cases = readMembers()
  .filter(({ coverages }) => coverages.length < 2)
  .flatMap(({ id }) =>
    (['en', 'es'] as const).map((language) => ({
      id,
      language,
      keys: whole.includes(id) ? undefined : ['home'],
    })),
  );

test.each(cases)(
  '$id in $language: no screen breaks an accessibility rule, light or dark, wide or narrow',
  async ({ id, language, keys }) => {
    const { page, complaints } = await journeys.enterAs(id, { language, path: '/start-elsewhere' });
    const found: string[] = [];
    for (const path of openScreens({ id }, language, keys)) {
      await goTo(page, path);
      for (const colorScheme of ['light', 'dark'] as const)
        for (const width of [1280, 375]) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 900 });
          found.push(
            ...(await axeViolations(page)).map(
              (violation) => `${decodeURI(path)} ${colorScheme} ${width}: ${violation}`,
            ),
          );
        }
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual(noComplaints);
  },
  1_200_000,
);
