import { test } from 'vitest';
import { historyJourneys } from '../support/workbench/history-journeys.ts';

const putRight = historyJourneys();

/** In milliseconds: what a slow machine needs. */
const limit = 300_000;

test(
  'an older wrong link is undone and a deleted item restored, and both go live, by keyboard in Spanish',
  () => putRight('keyboard', 'es'),
  limit,
);

test(
  'an older wrong link is undone and a deleted item restored, and both go live, by mouse in English',
  { tags: 'deep', timeout: limit },
  () => putRight('mouse', 'en'),
);

test(
  'an older wrong link is undone and a deleted item restored, and both go live, by mouse in Spanish',
  { tags: 'deep', timeout: limit },
  () => putRight('mouse', 'es'),
);

test(
  'an older wrong link is undone and a deleted item restored, and both go live, by keyboard in English',
  { tags: 'deep', timeout: limit },
  () => putRight('keyboard', 'en'),
);
