import { execFileSync } from 'node:child_process';
import { describe } from 'vitest';
import { benchWithin } from '../../tests/support/bench-within.ts';
import { projectRoot } from '../../tests/support/project-files.ts';
import { timing } from '../../tests/support/timing.ts';

/** Analyses once and prints the milliseconds; its code is loaded before, and nothing of it has run. */
const once = ['--import', 'tsx', `${projectRoot}/tests/support/analyse-once.ts`];

describe('full analysis of 300 rules over 32 facts in a fresh process', () => {
  const cold = timing(() => Number(execFileSync(process.execPath, once, { encoding: 'utf8' })));
  benchWithin('under 10 ms (the row times the whole process)', cold, [3, () => 10]);
});
