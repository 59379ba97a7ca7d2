import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { noLimit } from '../support/long-proofs.ts';
import { fuzzImports } from './import-fuzz.ts';

const count = 5_000;
const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));

test(
  `of ${count} mutated files of all formats, each text of the draft stays, is taken as shown, or is refused (seed ${seed})`,
  { timeout: noLimit },
  () => {
    const { faults, outcomes } = fuzzImports(count, seed);
    process.stdout.write(`${count} files: ${JSON.stringify(outcomes)}\n`);
    expect(faults).toEqual([]);
  },
);
