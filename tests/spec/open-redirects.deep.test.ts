import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { noLimit } from '../support/long-proofs.ts';
import { doors, escapesAt } from '../support/services/redirect-escapes.ts';

const count = 1_000_000;
const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));

test.each(Object.keys(doors))(
  `%s never opens another site for ${count} hostile texts (seed ${seed})`,
  { timeout: noLimit },
  (door) => {
    expect(escapesAt(door, count, seed)).toEqual([]);
  },
);
