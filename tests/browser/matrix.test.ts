import { expect, test } from 'vitest';
import { readMembers } from '../../src/samples/read-members.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { walkScreens } from '../support/browser/walk-screens.ts';
import { shippedConfig } from '../support/config/shipped-config.ts';
import { openKeys } from '../support/members/sample-screen.ts';

const journeys = openJourneys();

/** Every screen with the first sample member who can open it. */
const firstKeys = (): ReadonlyMap<string, readonly string[]> => {
  const met = new Set<string>();
  return new Map(
    readMembers().flatMap(({ id }) => {
      const keys = openKeys({ id }, 'en').filter((key) => !met.has(key));
      keys.forEach((key) => met.add(key));
      return keys.length === 0 ? [] : [[id, keys] as const];
    }),
  );
};

const all = [...firstKeys()].flatMap(([id, keys]) =>
  (['en', 'es'] as const).map((language) => ({ id, language, keys })),
);

/** Each member by turns in English and Spanish; in the deep run in both. */
const walks =
  process.env['DEEP'] === '1' ? all : all.filter((_, index) => index % 4 === 0 || index % 4 === 3);

/** Signed in, these lead elsewhere, or answer to addresses of their own; other journeys go there. */
const unvisited = [
  'chooseCoverage',
  'doctorSearch',
  'drugList',
  'extraPage',
  'findHospital',
  'login',
  'login.recoverUsername',
  'login.resetPassword',
  'notFound',
  'urgentCare',
];

test('the walks go to every screen', () => {
  const visited = new Set(walks.flatMap(({ keys }) => keys));
  expect(
    shippedConfig.config.screens
      .map(({ key }) => key)
      .filter((key) => !visited.has(key))
      .sort(),
  ).toEqual(unvisited);
});

test.each(walks)(
  'in $language, screens that $id is the first to open show heading, links and labels of their views, and no others',
  async (walk) => {
    expect(await walkScreens(journeys, walk)).toEqual([]);
  },
);
