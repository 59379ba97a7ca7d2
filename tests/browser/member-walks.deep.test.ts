import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openJourneys } from '../support/browser/journeys.ts';
import { memberWalk } from '../support/browser/member-walk.ts';

const journeys = openJourneys();
const count = Number(process.env['WALKS'] ?? 1000);
const first = Number(process.env['SEED'] ?? randomInt(2 ** 30));

describe.concurrent(`${count} random walks through members, tabs and history, from seed ${first} on`, () => {
  test.each(Array.from({ length: count }, (_, index) => first + index))(
    'the walk of seed %d paints nothing of another member, not even for one frame',
    async (seed) => {
      expect(await memberWalk(journeys, seed, 6)).toEqual([]);
    },
  );
});
