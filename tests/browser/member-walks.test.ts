import { describe, expect, test } from 'vitest';
import { openJourneys } from '../support/browser/journeys.ts';
import { memberWalk } from '../support/browser/member-walk.ts';

const journeys = openJourneys();

/** All of them in the deep run. */
const walks = process.env['DEEP'] === '1' ? 20 : 2;

describe.concurrent('Random walks through members, tabs and history', () => {
  test.each(Array.from({ length: walks }, (_, index) => index + 1))(
    'walk %d paints nothing of another member, not even for one frame',
    async (seed) => {
      expect(await memberWalk(journeys, seed, 6)).toEqual([]);
    },
  );
});
