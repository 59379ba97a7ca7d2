import jsonLogic from 'json-logic-js';
import { expect, it } from 'vitest';
import { world } from '../../src/analysis/model/world.ts';
import { holdsFor, stateOf } from '../../src/analysis/space/space.ts';
import { gatekeeper } from '../../src/rules/gate.ts';
import { chance } from '../support/chance.ts';
import { allStates, mixedFacts as facts, randomRule } from '../support/config/random-rules.ts';

const rounds = 209;
const inRound = 100;

it(
  'diagrams and gates give the results of json-logic-js, five million times, for rules four operators deep',
  { timeout: 900_000 },
  () => {
    const seed = Number(process.env['SEED'] ?? 20_261_121);
    process.stdout.write(`differential test: SEED=${seed}\n`);
    const random = chance(seed);
    const states = allStates(facts);
    let compared = 0;
    for (let round = 0; round < rounds; round += 1) {
      const rules = Object.fromEntries(
        Array.from({ length: inRound }, (_, at) => [`rule${at}`, randomRule(facts, random, 4)]),
      );
      const { diagrams, space, conditions } = world({ facts, rules, constraints: [], variants: [] });
      const gateOf = gatekeeper({ rules, variants: [] });
      for (const state of states) {
        const bits = stateOf(space, state);
        const gate = gateOf(state);
        for (const [name, rule] of Object.entries(rules)) {
          const expected = Boolean(jsonLogic.apply(rule as jsonLogic.RulesLogic, state));
          const actual = [holdsFor(diagrams, conditions.ofName(name) ?? 0, bits), gate.decide(name).shown];
          if (actual.some((one) => one !== expected))
            expect({ rule, state, actual }).toEqual({ rule, state, actual: [expected, expected] });
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(5_000_000);
  },
);
