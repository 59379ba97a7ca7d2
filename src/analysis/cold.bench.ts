import { execFileSync } from 'node:child_process';
import { describe } from 'vitest';
import { bundled } from '../../tests/support/reports/bundled.ts';
import { benchWithin, timing } from '../../tests/support/reports/timing.ts';

const script = await bundled(`import './tests/support/reports/analyse-once.ts';`);

/** Analyses once and prints the milliseconds; its code is loaded before, as it would be built for a page, and nothing of it has run. */
const once = (what: string) => (): number => Number(execFileSync(process.execPath, ['-', what], { encoding: 'utf8', input: script }));

describe('full analysis of 300 rules over 32 facts in a fresh process', () => {
  benchWithin('dead, always true, equal: under 10 ms (the row times the whole process)', timing(once('rules')), [5, () => 10]);
  benchWithin('with an item of two links for each: under 60 ms', timing(once('items')), [3, () => 60]);
});
