import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { doors, escapesAt } from '../support/services/redirect-escapes.ts';

const count = 1_000_000;
const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));

test.each(Object.keys(doors))(`%s leads nowhere else for ${count} hostile texts (seed ${seed})`, { timeout: 600_000 }, (door) => {
  expect(escapesAt(door, count, seed)).toEqual([]);
});
