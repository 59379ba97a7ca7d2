import { bench, describe, expect } from 'vitest';
import { parseMember } from './parse-member.ts';

const limitMs = 250;

/** A string of `megabytes` million letters: one member, three coverages, and further properties with escapes. */
const longString = (megabytes: number): string => {
  const properties = ['memberEncryptedId,0,WP-long,short', 'coverageId,1,A', 'coverageId,2,B', 'coverageId,3,C'];
  let letters = 0;
  for (let at = 0; letters < megabytes * 1_000_000; at += 1) {
    const property = `invoice,${(at % 3) + 1},INV-%2C-${at},${(at % 12) + 1}/5/2026`;
    properties.push(property);
    letters += property.length + 1;
  }
  return properties.join('|');
};

describe('parseMember', () => {
  const text = longString(2.4);
  /** The fastest run counts: the others measure what else the machine was doing. */
  const durations: number[] = [];

  bench(
    `reads 2.4 MB under ${limitMs} ms`,
    () => {
      const start = performance.now();
      parseMember(text, { properties: {} });
      durations.push(performance.now() - start);
    },
    {
      iterations: 10,
      time: 0,
      teardown: () => expect(Math.min(...durations)).toBeLessThan(limitMs),
    },
  );
});
