import { describe, expect, test } from 'vitest';
import { allFaults } from '../faults/all-faults.ts';
import { runFault } from '../faults/run-fault.ts';
import { openJourneys } from '../support/browser/journeys.ts';

const journeys = openJourneys();

/**
 * Thirty of the catalogue, two of each family, in the deep run, every fourth one in each run; the whole of it
 * runs with `npm run faults`.
 */
const ofFamilies =
  'A01 A13 B01 B10 C07 C21 D07 D18 E01 E15 F01 F15 G01 G06 H05 H14 I01 B14 J12 J13 K02 K16 L05 L08 M01 J01 N01 N10 O01 O12'.split(
    ' ',
  );
const daily = new Set(
  process.env['DEEP'] === '1' ? ofFamilies : ofFamilies.filter((_, index) => index % 4 === 0),
);
const chosen = allFaults.filter(({ id }) => daily.has(id));

test('the catalogue holds at least 150 faults of fifteen families, each id once', () => {
  expect(new Set(allFaults.map(({ id }) => id)).size).toBe(allFaults.length);
  expect(allFaults.length).toBeGreaterThanOrEqual(150);
  expect(new Set(allFaults.map(({ id }) => id[0]))).toEqual(new Set('ABCDEFGHIJKLMNO'));
  expect(new Set(ofFamilies.map((id) => id[0])).size).toBe(15);
});

describe.concurrent('Faults of every family, each in one language', () => {
  test.each(
    chosen.map((fault, index) => [fault.id, fault.what, index % 2 === 0 ? 'en' : 'es', fault] as const),
  )('%s, %s, in %s: the portal does as promised', async (...[, , language, fault]) => {
    const { failures } = await runFault(fault, language, {
      browser: journeys.browser,
      origins: journeys.origins,
    });
    expect(failures).toEqual([]);
  });
});
