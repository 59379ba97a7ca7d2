import { expect, test } from 'vitest';
import { openJourneys } from '../support/journeys.ts';
import { memberWalk } from '../support/member-walk.ts';

const journeys = openJourneys();

test.each(Array.from({ length: 20 }, (_, index) => index + 1))(
  'Walk %d through members, tabs and history paints nothing of anybody else, not even for one frame',
  async (seed) => {
    expect(await memberWalk(journeys, seed, 6)).toEqual([]);
  },
);
