import { expect, test } from 'vitest';
import { readMembers } from '../../src/samples/read-members.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { walkScreens } from '../support/browser/walk-screens.ts';

const journeys = openJourneys();
const cases = readMembers().flatMap(({ id }) =>
  (['en', 'es'] as const).map((language) => ({ id, language })),
);

test.each(cases)(
  '$id in $language: every screen that is open shows the links and labels of its view, and no others',
  async ({ id, language }) => {
    expect(await walkScreens(journeys, { id, language })).toEqual([]);
  },
  600_000,
);
