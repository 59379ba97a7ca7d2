import jsonLogic from 'json-logic-js';
import { describe, expect, it } from 'vitest';
import { chance } from '../../../tests/support/chance.ts';
import { allStates, mixedFacts as facts, randomRule } from '../../../tests/support/config/random-rules.ts';
import type { Expression, When } from '../../rules/expression.ts';
import { gatekeeper } from '../../rules/gate.ts';
import { countStates } from '../diagrams/questions.ts';
import { holdsFor, stateOf } from '../space/space.ts';
import { world } from './world.ts';

const states = allStates(facts);

describe('conditions', () => {
  it('answers as json-logic-js does for 2,200 random rules over all 240 states', () => {
    const random = chance(20261);
    let compared = 0;
    let held = 0;
    for (let round = 0; round < 22; round += 1) {
      const rules = Object.fromEntries(
        Array.from({ length: 100 }, (_, index) => [`rule${index}`, randomRule(facts, random)]),
      );
      const { diagrams, space, conditions } = world({ facts, rules, constraints: [], variants: [] });
      const bits = states.map((state) => stateOf(space, state));
      for (const [name, rule] of Object.entries(rules)) {
        const diagram = conditions.ofName(name)!;
        const wrong = states.filter((state, at) => {
          const expected = Boolean(jsonLogic.apply(rule as jsonLogic.RulesLogic, state));
          if (expected) held += 1;
          compared += 1;
          return holdsFor(diagrams, diagram, bits[at]!) !== expected;
        });
        expect({ rule, wrong }).toEqual({ rule, wrong: [] });
      }
    }
    expect(compared).toBe(2200 * 240);
    expect(held / compared).toBeGreaterThan(0.2);
    expect(held / compared).toBeLessThan(0.8);
  });

  it('counts exactly the states where a rule is true', () => {
    const random = chance(7);
    for (let round = 0; round < 300; round += 1) {
      const rule = randomRule(facts, random);
      const { diagrams, space, conditions, valid } = world({
        facts,
        rules: { rule },
        constraints: [],
        variants: [],
      });
      const count = states.filter((state) =>
        Boolean(jsonLogic.apply(rule as jsonLogic.RulesLogic, state)),
      ).length;
      expect(countStates(diagrams, diagrams.and(conditions.ofName('rule')!, valid), space.bits)).toBe(count);
    }
  });

  it('decides gates as the gatekeeper does, including undecided gates and facts with more than two values', () => {
    const rules: Readonly<Record<string, Expression>> = {
      known: { '!': { var: 'a' } },
      nested: { or: [{ var: 'known' }, { '===': [{ var: 'known' }, true] }] },
      lost: { or: [{ var: 'a' }, { var: 'nowhere' }] },
      unlost: { '!': { var: 'lost' } },
      loop: { and: [{ var: 'a' }, { var: 'loop' }] },
    };
    const gates: readonly When[] = [
      'a',
      'known',
      'nested',
      'lost',
      'unlost',
      'loop',
      'nowhere',
      'kind',
      'level',
      ['a', 'b'],
      [],
      ['a', 'lost'],
      { var: 'kind' },
      { var: 'level' },
      { '!': { var: 'level' } },
      { '<': [{ var: 'kind' }, 'h'] },
      { '>=': [{ var: 'level' }, '2'] },
      { '===': [{ var: 'level' }, '2'] },
      { '!==': [{ var: 'a' }, 1] },
      { in: [{ var: 'level' }, ['1', '2']] },
      { adn: [{ var: 'a' }, { var: 'b' }] },
      {},
      { and: [{ var: 'a' }] },
    ];
    const { diagrams, space, conditions } = world({ facts, rules: rules, constraints: [], variants: [] });
    const gateOf = gatekeeper({ rules, variants: [] });
    for (const when of gates) {
      const wrong = states.filter(
        (state) =>
          gateOf(state).decide(when).shown !==
          holdsFor(diagrams, conditions.ofWhen(when), stateOf(space, state)),
      );
      expect({ when, wrong }).toEqual({ when, wrong: [] });
    }
  });
});
