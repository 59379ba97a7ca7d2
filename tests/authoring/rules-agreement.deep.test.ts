import { frozenSource } from '../support/config/frozen-config.ts';
import jsonLogic from 'json-logic-js';
import { expect, it } from 'vitest';
import type { World } from '../../src/analysis/model/world.ts';
import { factsOf, type State } from '../../src/analysis/space/space.ts';
import type { Facts } from '../../src/rules/gate.ts';
import { operationOf } from '../../src/rules/expression.ts';
import { workerAnswers } from '../../src/workbench/web/worker/answers.ts';
import { openTexts } from '../../src/workbench/web/worker/texts.ts';
import { chance, roll } from '../support/chance.ts';
import { frozenPortal } from '../support/config/analysed-portal.ts';

const { model, now } = frozenPortal();
const { config } = model.portal;
const files = frozenSource();
const texts = openTexts(files, files);
const answers = workerAnswers(() => now);

/** A possible member: at each bit that leaves both ways open, chance takes one. */
const anyMember = ({ diagrams, possible, space }: World, random: () => number): Facts => {
  const state: State = new Uint8Array(space.bits);
  let node = possible;
  for (let bit = 0; bit < space.bits; bit += 1) {
    const isHere = node > 1 && diagrams.level(node) === bit;
    const [low, high] = isHere ? [diagrams.low(node), diagrams.high(node)] : [node, node];
    state[bit] = low === 0 || (high !== 0 && random() < 0.5) ? 1 : 0;
    node = state[bit] === 1 ? high : low;
  }
  return factsOf(space, state);
};

/** A rule without names of other rules, for an engine that knows none. */
const plain = (expression: unknown): unknown => {
  const { operator, operand } = operationOf(expression);
  if (operator === 'var')
    return Object.hasOwn(config.facts, String(operand)) ? expression : plain(config.rules[String(operand)]);
  if (operator === '!') return { '!': [plain(operand)] };
  return operator === 'and' || operator === 'or'
    ? { [operator]: (operand as readonly unknown[]).map(plain) }
    : expression;
};

/** The number of a fact's value, among those that it may have. */
const indexOf = (name: string, value: Facts[string]): number => {
  const fact = config.facts[name];
  if (fact?.type === 'enum') return fact.values.indexOf(String(value));
  return fact?.type === 'integer' ? Number(value) - fact.min : Number(value);
};

it(
  "the worker's cases of every rule agree with json-logic-js for 1,000,000 random possible members",
  { timeout: 1_800_000 },
  () => {
    const random = chance(20_261_123);
    const rules = Object.keys(config.rules).map((name) => {
      const report = answers.rule({ name, language: 'en' }, texts);
      const asked = (report?.asked ?? []).map(({ key }) => {
        const [fact = '', indexes = ''] = key.split(' ');
        return { fact, indexes: new Set(indexes.split(',').map(Number)) };
      });
      const outcomes = new Map(report?.cases?.map(({ key, outcome }) => [key, outcome]));
      return { name, asked, outcomes, logic: plain(config.rules[name]) as jsonLogic.RulesLogic };
    });
    let compared = 0;
    for (let at = 0; at < 1_000_000; at += 1) {
      const facts = anyMember(model.world, random);
      // Each member with one rule after the other, and with a random one.
      for (const rule of [rules[at % rules.length], rules[roll(random, rules.length)]]) {
        if (!rule) continue;
        const key = rule.asked
          .map(({ fact, indexes }) => (indexes.has(indexOf(fact, facts[fact] ?? false)) ? '1' : '0'))
          .join('');
        const reported = rule.outcomes.get(key);
        const expected = jsonLogic.apply(rule.logic, facts) === true ? 'true' : 'false';
        if (reported !== expected)
          expect({ rule: rule.name, facts, reported }).toEqual({
            rule: rule.name,
            facts,
            reported: expected,
          });
        compared += 1;
      }
    }
    expect(compared).toBe(2_000_000);
  },
);
