import { test } from 'vitest';
import { scheduleJourneys, threeReleases } from '../support/workbench/schedule-journeys.ts';

const { openEnrollment, removedAccess } = scheduleJourneys();

test(
  'two scheduled drafts stay approved after a typo fix and go live at their time, by keyboard in Spanish',
  () => openEnrollment('keyboard', 'es'),
  threeReleases,
);

test('a dialog lists the schedule of a colleague who loses access, and the schedule stops, by mouse in English', () =>
  removedAccess('mouse', 'en'));

test.each([
  ['mouse', 'en'],
  ['mouse', 'es'],
  ['keyboard', 'en'],
] as const)(
  'two scheduled drafts stay approved after a typo fix and go live at their time, by %s in %s',
  { tags: 'deep', timeout: threeReleases },
  openEnrollment,
);

test.each([
  ['mouse', 'es'],
  ['keyboard', 'en'],
  ['keyboard', 'es'],
] as const)(
  'a dialog lists the schedule of a colleague who loses access, and the schedule stops, by %s in %s',
  { tags: 'deep' },
  removedAccess,
);
