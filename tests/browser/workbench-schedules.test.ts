import { test } from 'vitest';
import { scheduleJourneys, threeReleases } from '../support/workbench/schedule-journeys.ts';

const { openEnrollment, removedAccess } = scheduleJourneys();

test(
  'two scheduled drafts stay approved after a typo fix and go live at their time, by mouse in English',
  { tags: 'deep', timeout: threeReleases },
  () => openEnrollment('mouse', 'en'),
);

test(
  'two scheduled drafts stay approved after a typo fix and go live at their time, by keyboard in Spanish',
  () => openEnrollment('keyboard', 'es'),
  threeReleases,
);

test('a dialog lists the schedule of a colleague who loses access, and the schedule stops, by mouse in English', () =>
  removedAccess('mouse', 'en'));

test(
  'a dialog lists the schedule of a colleague who loses access, and the schedule stops, by keyboard in Spanish',
  { tags: 'deep' },
  () => removedAccess('keyboard', 'es'),
);
