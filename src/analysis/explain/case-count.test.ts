import { describe, expect, it } from 'vitest';
import type { FactShape } from '../../config/portal-config.ts';
import type { Expression } from '../../rules/expression.ts';
import { factWords } from '../words/fact-words.ts';
import { world } from '../model/world.ts';
import { unlistedCases } from './case-count.ts';
import { cubeDiagram, describeSet } from './describe-set.ts';

const flag: FactShape = { type: 'boolean', from: 'data:x', changes: 'never' };
const flags = (count: number): Readonly<Record<string, FactShape>> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, flag]));

const counting = (least: number, count: number): Readonly<Record<string, Expression>> => {
  const rules: Record<string, Expression> = {};
  for (let of = 1; of <= count; of += 1) {
    for (let n = 1; n <= Math.min(of, least); n += 1) {
      const own =
        n === 1 ? { var: `f${of - 1}` } : { and: [{ var: `f${of - 1}` }, { var: `${n - 1}of${of - 1}` }] };
      rules[`${n}of${of}`] = of === n ? own : { or: [own, { var: `${n}of${of - 1}` }] };
    }
  }
  return { ...rules, enough: { var: `${least}of${count}` } };
};

const odd = (count: number): Readonly<Record<string, Expression>> => {
  const other = (index: number): Expression => {
    const own = { var: `f${index}` };
    const before = { var: index === 1 ? 'f0' : `odd${index - 1}` };
    return { or: [{ and: [own, { '!': before }] }, { and: [{ '!': own }, before] }] };
  };
  return Object.fromEntries(
    Array.from({ length: count - 1 }, (_, index) => [`odd${index + 1}`, other(index + 1)]),
  );
};

const described = (count: number, rules: Readonly<Record<string, Expression>>, rule: string) => {
  const made = world({ facts: flags(count), rules, constraints: [], variants: [] });
  const set = made.conditions.ofName(rule) ?? 0;
  const cases = describeSet(made, set, made.possible);
  return {
    made,
    set,
    cases,
    unlisted: unlistedCases(made, set),
    text: factWords({ facts: {} }, 'en').cases(cases, [rule]),
  };
};

describe('conditions of many cases', () => {
  it('five of ten facts: 20 of the 252 cases are listed, each sufficient, and the rule is named for the others', () => {
    const { made, set, cases, unlisted, text } = described(10, counting(5, 10), 'enough');
    expect([cases.cubes.length, cases.more, unlisted]).toEqual([20, 232, 252]);
    expect(cases.cubes.every((cube) => made.diagrams.covers(set, cubeDiagram(made, cube)))).toBe(true);
    expect(new Set(cases.cubes.map((cube) => cubeDiagram(made, cube))).size).toBe(20);
    expect(text.endsWith('; and 232 more cases of enough')).toBe(true);
  });

  it('twenty of forty facts, and an odd number of 300: computes only the cases that it lists', () => {
    const twenty = described(40, counting(20, 40), 'enough');
    expect([
      twenty.cases.cubes.length,
      twenty.text.endsWith('; and more than a million more cases of enough'),
    ]).toEqual([20, true]);
    const parity = described(300, odd(300), 'odd299');
    expect([
      parity.cases.cubes.length,
      parity.text.endsWith('; and more than a million more cases of odd299'),
    ]).toEqual([20, true]);
    expect(parity.text).toContain(' and 276 more facts');
    expect(parity.made.diagrams.size).toBeLessThan(100_000);
  });

  it('three of six facts are listed in full; in Spanish, one more case is counted', () => {
    expect(described(6, counting(3, 6), 'enough')).toMatchObject({ cases: { more: 0 }, unlisted: 0 });
    const { cases } = described(6, counting(3, 6), 'enough');
    expect(
      factWords({ facts: {} }, 'es')
        .cases({ ...cases, more: 1 })
        .endsWith('; y un caso más'),
    ).toBe(true);
    expect(factWords({ facts: {} }, 'es').cases({ ...cases, more: 2e6 }, ['a', 'b'])).toMatch(
      /; y más de un millón de casos más de a, b$/,
    );
  });

  it('an amount up to a thousand is described by its range', () => {
    const amount: FactShape = { type: 'integer', min: 0, max: 999, from: 'data:x', changes: 'never' };
    const made = world({
      facts: { amount },
      rules: { high: { '>=': [{ var: 'amount' }, 500] } },
      constraints: [],
      variants: [],
    });
    const cases = describeSet(made, made.conditions.ofName('high') ?? 0, made.possible);
    expect(factWords({ facts: {} }, 'en').cases(cases)).toBe('amount is 500 or more');
  });
});
