import { test } from 'vitest';
import { emergencyJourney } from '../support/workbench/emergency-journey.ts';

const journey = emergencyJourney();

test('an urgent notice is published, read by a member and confirmed, by keyboard in English', () =>
  journey('keyboard', 'en'));

test('an urgent notice is published, read by a member and confirmed, by mouse in Spanish', () =>
  journey('mouse', 'es'));
