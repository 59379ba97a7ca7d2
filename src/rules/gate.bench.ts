import jsonLogic from 'json-logic-js';
import { describe, expect } from 'vitest';
import { largePortal } from '../../tests/support/config/large-portal.ts';
import { benchWithin, timed } from '../../tests/support/reports/timing.ts';
import { type Facts, type Gate, gatekeeper } from './gate.ts';

const { config } = largePortal(300);
const names = Object.keys(config.rules);
const rules = Object.values(config.rules) as unknown as readonly jsonLogic.RulesLogic[];
const lists = Array.from({ length: names.length / 10 }, (_, at) =>
  names.slice(at * 10, at * 10 + 10).map((when) => ({ when })),
);
const plain = Object.fromEntries(
  Object.entries(config.facts).map(([name, shape]) => [
    name,
    shape.type === 'boolean' ? false : shape.type === 'enum' ? shape.otherwise : shape.min,
  ]),
);
const member = (): Facts => Object.freeze(Object.assign(Object.create(null) as object, plain));
const gateOf = gatekeeper(config);
const seenBy = (gate: Gate): number => lists.reduce((seen, list) => seen + gate.visible(list).length, 0);

describe('the gates of 300 items, ten in a list, for one member', () => {
  const held = rules.filter((rule) => Boolean(jsonLogic.apply(rule, plain))).length;
  expect(held).toBeGreaterThan(50);
  expect(seenBy(gateOf(member()))).toBe(held);

  const alone = timed(() => rules.forEach((rule) => void jsonLogic.apply(rule, plain)), 5);
  const reference = { of: alone, called: 'json-logic-js alone' };

  const waiting: Facts[] = [];
  const prepare = (): void => void waiting.push(...Array.from({ length: 5 }, member));
  const whole = timed(() => void seenBy(gateOf(waiting.pop() ?? plain)), 5, prepare);
  benchWithin('the gatekeeper', whole, { runs: 100, atMost: 1.3, ...reference });

  const same = member();
  const repeated = timed(() => void seenBy(gateOf(same)), 100);
  benchWithin('again for the same facts', repeated, { runs: 100, atMost: 0.02, ...reference });
});
