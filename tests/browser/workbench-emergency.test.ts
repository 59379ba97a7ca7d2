import { test } from 'vitest';
import { emergencyJourney } from '../support/workbench/emergency-journey.ts';

/** The other two pairs of means and language are in the deep run. */

const journey = emergencyJourney();

test('an urgent notice is published, read by a member and confirmed, by mouse in English', () =>
  journey('mouse', 'en'));

test(
  'an urgent notice is published, read by a member and confirmed, by keyboard in Spanish',
  { tags: 'deep' },
  () => journey('keyboard', 'es'),
);
