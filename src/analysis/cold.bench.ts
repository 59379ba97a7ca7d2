import { execFileSync } from 'node:child_process';
import { describe } from 'vitest';
import { bundled } from '../../tests/support/reports/bundled.ts';
import { benchWithin, timing } from '../../tests/support/reports/timing.ts';

const script = await bundled(`import './tests/support/reports/analyse-once.ts';`);

const coldAndWarm = (what: string) => {
  let last = [Infinity, Infinity];
  const cold = timing(() => {
    last = JSON.parse(
      execFileSync(process.execPath, ['-', what], { encoding: 'utf8', input: script }),
    ) as number[];
    return last[0] ?? Infinity;
  });
  return { cold, warm: timing(() => last[1] ?? Infinity) };
};

describe('full analysis of 300 rules over 32 facts in a fresh process (the rows time the whole process)', () => {
  const rules = coldAndWarm('rules');
  benchWithin('dead, always true, equal: cold', rules.cold, {
    runs: 5,
    atMost: 12,
    of: rules.warm,
    called: 'the warm run',
  });
  const items = coldAndWarm('items');
  benchWithin('with an item of two links for each: cold', items.cold, {
    runs: 5,
    atMost: 12,
    of: items.warm,
    called: 'the warm run',
  });
});
