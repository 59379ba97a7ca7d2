import { frozenDocuments } from '../../../../tests/support/config/frozen-config.ts';
import { expect, it } from 'vitest';
import { chance, roll } from '../../../../tests/support/chance.ts';
import { type Expression, operationOf } from '../../../rules/expression.ts';
import { movePart, negateNode, replacePart, ruleExpression, type RuleNode, ruleTree } from './rule-tree.ts';

const expressionsIn = (value: unknown): readonly object[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(expressionsIn);
  return Object.entries(value).flatMap(([name, inner]) => {
    const isOne =
      (name === 'logic' || name === 'when') &&
      typeof inner === 'object' &&
      inner !== null &&
      !Array.isArray(inner);
    return isOne ? [inner as object] : expressionsIn(inner);
  });
};

const shipped = frozenDocuments()
  .filter(({ file }) => file.startsWith('config/'))
  .flatMap(({ value }) => expressionsIn(value));

const anyExpression = (random: () => number, depth = 0): Expression => {
  const name = { var: `fact${roll(random, 4)}` };
  const at = depth > 4 ? roll(random, 3) : roll(random, 6);
  if (at === 0) return name;
  if (at === 1)
    return {
      [['===', '!==', '<', '<=', '>', '>='][roll(random, 6)] ?? '===']: [
        name,
        [true, 'a', 3][roll(random, 3)],
      ],
    };
  if (at === 2) return { in: [name, ['a', 'b'].slice(roll(random, 2))] };
  if (at === 3) return { '!': anyExpression(random, depth + 1) };
  const parts = Array.from({ length: 2 + roll(random, 3) }, () => anyExpression(random, depth + 1));
  return { [at === 4 ? 'and' : 'or']: parts };
};

it('every expression of the shipped configuration, and 2,000 of the grammar, are identical after a round trip through the builder', () => {
  expect(shipped.length).toBeGreaterThan(60);
  const random = chance(7);
  const all = [...shipped, ...Array.from({ length: 2_000 }, () => anyExpression(random))];
  for (const one of all) {
    const tree = ruleTree(one);
    expect(tree, JSON.stringify(one)).toBeDefined();
    expect(JSON.stringify(ruleExpression(tree as RuleNode))).toBe(JSON.stringify(one));
  }
});

it('an expression outside the grammar has no tree and is edited as JSON', () => {
  const outside = [
    { '!': [{ var: 'a' }] },
    { and: [{ var: 'a' }] },
    { var: ['a'] },
    { missing: ['a'] },
    'a',
    {},
  ];
  for (const one of outside) expect(ruleTree(one)).toBeUndefined();
});

it('parts can be changed, deleted, negated and moved; a group with one part becomes that part', () => {
  const tree = ruleTree({ or: [{ var: 'a' }, { and: [{ var: 'b' }, { var: 'c' }] }] }) as RuleNode;
  expect(ruleExpression(replacePart(tree, [1, 0], () => undefined))).toEqual({
    or: [{ var: 'a' }, { var: 'c' }],
  });
  expect(ruleExpression(replacePart(tree, [1], negateNode))).toEqual({
    or: [{ var: 'a' }, { '!': { and: [{ var: 'b' }, { var: 'c' }] } }],
  });
  expect(operationOf(ruleExpression(movePart(tree, [1], -1))).operand).toEqual([
    { and: [{ var: 'b' }, { var: 'c' }] },
    { var: 'a' },
  ]);
  expect(movePart(tree, [0], -1)).toEqual(tree);
  expect(ruleExpression({ kind: 'group', nots: 0, operator: 'and', parts: [] })).toBeUndefined();
});
