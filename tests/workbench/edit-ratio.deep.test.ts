import { expect, test } from 'vitest';
import { largeSource } from '../support/config/large-source.ts';
import { noLimit } from '../support/long-proofs.ts';
import { keyTimes, openPortal } from '../support/workbench/worker-portal.ts';

/** A portal of 10,053 items has 22 times the items of the shipped one. */
const most = 10;

test(
  'the cost of a key press in the worker grows far less than the number of items',
  { timeout: noLimit },
  () => {
    const portals = [openPortal(largeSource(0)), openPortal(largeSource(32))];
    for (const kind of ['text', 'gate', 'rule', 'usedRule'] as const) {
      const [few = Number.NaN, many = Number.NaN] = keyTimes(portals, kind);
      expect(many / few, kind).toBeLessThan(most);
    }
  },
);
