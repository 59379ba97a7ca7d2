import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { openJourneys } from '../support/journeys.ts';
import { memberWalk } from '../support/member-walk.ts';

const journeys = openJourneys();
const first = Number(process.env['SEED'] ?? randomInt(2 ** 30));

test.each(Array.from({ length: 1000 }, (_, index) => first + index))(
  'The walk of seed %d paints nothing of anybody else, not even for one frame',
  async (seed) => {
    expect(await memberWalk(journeys, seed, 6)).toEqual([]);
  },
);
