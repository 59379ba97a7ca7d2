import { describe, expect, it } from 'vitest';
import { chance, roll } from '../../../tests/support/chance.ts';
import { support } from '../diagrams/questions.ts';
import { world } from '../model/world.ts';
import type { FactShape } from '../../config/portal-config.ts';
import type { Expression } from '../../rules/expression.ts';
import { factOrder } from './fact-order.ts';

const flag: FactShape = { type: 'boolean', from: 'data:x', changes: 'never' };
const pairs = 20;
const numbers = Array.from({ length: pairs }, (_, index) => index);

const pairFacts = (): Readonly<Record<string, FactShape>> => {
  const random = chance(4);
  const second = numbers
    .map((index) => [roll(random, 1000), `second${index}`] as const)
    .sort(([one], [other]) => one - other);
  return Object.fromEntries(
    [...numbers.map((index) => `first${index}`), ...second.map(([, name]) => name)].map((name) => [
      name,
      flag,
    ]),
  );
};

const countingRules = (): Readonly<Record<string, Expression>> => {
  const pair = (index: number): Expression => ({
    and: [{ var: `first${index}` }, { var: `second${index}` }],
  });
  const count = (least: number, of: number): readonly [string, Expression][] => {
    const own =
      least === 1
        ? { var: `pair${of - 1}` }
        : { and: [{ var: `pair${of - 1}` }, { var: `least${least - 1}of${of - 1}` }] };
    return [
      [`least${least}of${of}`, of === least ? own : { or: [own, { var: `least${least}of${of - 1}` }] }],
    ];
  };
  const counts = numbers.flatMap((index) =>
    numbers.slice(0, 10).flatMap((least) => (least <= index ? count(least + 1, index + 1) : [])),
  );
  return Object.fromEntries([...numbers.map((index) => [`pair${index}`, pair(index)] as const), ...counts]);
};

describe('factOrder', () => {
  it('puts related facts together, so that ten of twenty pairs need few nodes in any order of declaration', () => {
    const { diagrams, space, conditions } = world({
      facts: pairFacts(),
      rules: countingRules(),
      constraints: [],
      variants: [],
    });
    for (const index of numbers) {
      const distance =
        (space.byName.get(`first${index}`)?.first ?? 0) - (space.byName.get(`second${index}`)?.first ?? 0);
      expect(Math.abs(distance)).toBe(1);
    }
    expect(support(diagrams, conditions.ofName('least10of20') ?? 0).length).toBe(pairs * 2);
    expect(diagrams.size).toBeLessThan(2000);
  });

  it('puts facts that no constraint ties to others first, and names every fact once', () => {
    const constraints = [{ id: 'one', logic: { or: [{ var: 'b' }, { var: 'rule' }] } }];
    const config = {
      rules: { rule: { and: [{ var: 'd' }, { var: 'e' }] } },
      constraints,
      variants: [{ name: 'v', when: 'c' }],
    };
    expect([...factOrder(['a', 'b', 'c', 'd', 'e'], [config]).slice(0, 2)].sort()).toEqual(['a', 'c']);
    expect([...factOrder(['a', 'b', 'c', 'd', 'e'], [config, config])].sort()).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
    ]);
  });

  it('also reads gates of items, and handles cyclic rules', () => {
    const items = [{ id: 'one', when: { and: [{ var: 'a' }, { var: 'd' }] } }];
    const screens = [
      { key: 'home', when: 'loop', blocks: [{ type: 'linkCards', id: 'list', items }] },
    ] as never;
    const order = factOrder(
      ['a', 'b', 'c', 'd'],
      [{ rules: { loop: { var: 'loop' } }, constraints: [], variants: [], screens }],
    );
    expect(order.slice(0, 2)).toEqual(['a', 'd']);
  });
});
