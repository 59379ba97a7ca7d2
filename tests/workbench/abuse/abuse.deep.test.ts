import { expect, test } from 'vitest';
import { apiRoutes } from '../../../src/workbench/server/routes/api-routes.ts';
import { abuseWorld } from './abuse-world.ts';
import { askLargest } from './ask-largest.ts';
import { largestRequests } from './largest-requests.ts';

test('the suite asks the largest requests of every route of the API, and no other', () => {
  const known = apiRoutes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(largestRequests).sort()).toEqual(known.sort());
  expect(Object.values(largestRequests).every((requests) => requests.length > 0)).toBe(true);
});

test.runIf(process.env['DEEP'])(
  'no largest request of any route holds the thread of requests for more than 100 ms of processor time',
  { timeout: 1_800_000 },
  async () => {
    const world = await abuseWorld();
    const answers = await askLargest(world);
    const health = world.health.toSorted((one, other) => one - other);
    await world.close();
    process.stdout.write(
      `healthz beside ${answers.length} requests: median ${health[Math.floor(health.length / 2)]?.toFixed(0)} ms, p99 ${health[Math.floor(health.length * 0.99)]?.toFixed(0)} ms\n`,
    );
    for (const { name, status, turn } of answers
      .toSorted((one, other) => other.turn - one.turn)
      .slice(0, 200))
      process.stdout.write(`  ${turn.toFixed(0)} ms ${status} ${name}\n`);
    expect({
      refused: answers.filter(({ isExpected }) => !isExpected),
      long: answers.filter(({ turn }) => turn > 100).map(({ name }) => name),
    }).toEqual({ refused: [], long: [] });
  },
);
