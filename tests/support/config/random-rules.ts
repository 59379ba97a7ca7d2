import { world, type World } from '../../../src/analysis/model/world.ts';
import { holdsFor, type State, stateOf } from '../../../src/analysis/space/space.ts';
import type { FactShape } from '../../../src/config/portal-config.ts';
import type { Expression } from '../../../src/rules/expression.ts';
import type { FactValue } from '../../../src/rules/gate.ts';
import { roll } from '../chance.ts';

type Facts = Readonly<Record<string, FactShape>>;

const values = (shape: FactShape): readonly FactValue[] => {
  switch (shape.type) {
    case 'boolean':
      return [false, true];
    case 'enum':
      return shape.values;
    case 'integer':
      return Array.from({ length: shape.max - shape.min + 1 }, (_, index) => shape.min + index);
  }
};

/** Every combination of the facts' values. */
export const allStates = (facts: Facts): readonly Readonly<Record<string, FactValue>>[] =>
  Object.entries(facts).reduce<readonly Readonly<Record<string, FactValue>>[]>(
    (states, [name, shape]) =>
      states.flatMap((state) => values(shape).map((value) => ({ ...state, [name]: value }))),
    [{}],
  );

const leaf = (facts: Facts, random: () => number): Expression => {
  const names = Object.keys(facts);
  const name = names[roll(random, names.length)] ?? '';
  const shape = facts[name];
  const variable = { var: name };
  if (shape?.type === 'enum') {
    const some = shape.values.filter(() => random() < 0.5);
    const value = shape.values[roll(random, shape.values.length)] ?? '';
    return random() < 0.5 && some.length > 0
      ? { in: [variable, some] }
      : { [random() < 0.5 ? '===' : '!==']: [variable, value] };
  }
  if (shape?.type === 'integer') {
    const operator = ['<', '<=', '>', '>=', '===', '!=='][roll(random, 6)] ?? '<';
    return { [operator]: [variable, shape.min - 1 + roll(random, shape.max - shape.min + 3)] };
  }
  return variable;
};

/** A random rule of the closed grammar over some facts, at most `depth` operators deep. */
export const randomRule = (facts: Facts, random: () => number, depth = 3): Expression => {
  const kind = depth === 0 ? 0 : roll(random, 5);
  if (kind <= 1) return leaf(facts, random);
  if (kind === 2) return { '!': randomRule(facts, random, depth - 1) };
  const parts = Array.from({ length: 2 + roll(random, 2) }, () => randomRule(facts, random, depth - 1));
  return { [kind === 3 ? 'and' : 'or']: parts };
};

const yes: FactShape = { type: 'boolean', from: 'data:x', changes: 'never' };

/** Four booleans, an enum and an integer: small enough to try every state. */
export const mixedFacts: Readonly<Record<string, FactShape>> = {
  a: yes,
  b: yes,
  c: yes,
  d: yes,
  kind: {
    type: 'enum',
    values: ['red', 'green', 'blue'],
    otherwise: 'red',
    from: 'data:kind',
    changes: 'never',
  },
  level: { type: 'integer', min: -1, max: 3, from: 'data:level', changes: 'never' },
};

const flag = (changes: FactShape['changes']): FactShape => ({ type: 'boolean', from: 'data:x', changes });

/** Six facts of every type. A member or a session can change some of them. */
export const smallFacts: Readonly<Record<string, FactShape>> = {
  a: flag('never'),
  b: flag('session'),
  c: flag('member'),
  d: flag('never'),
  kind: {
    type: 'enum',
    values: ['red', 'green', 'blue'],
    otherwise: 'red',
    from: 'data:kind',
    changes: 'never',
  },
  level: { type: 'integer', min: 0, max: 4, from: 'data:level', changes: 'session' },
};

export interface SmallWorld {
  readonly world: World;
  /** All states, and those that no constraint forbids. */
  readonly states: readonly State[];
  readonly possible: readonly State[];
}

/**
 * A world of 240 states with random rules r0, r1 ... and a few random constraints that leave at least ten
 * states.
 */
export const smallWorld = (random: () => number, rules: number): SmallWorld => {
  for (;;) {
    const named = Object.fromEntries(
      Array.from({ length: rules }, (_, index) => [`r${index}`, randomRule(smallFacts, random)]),
    );
    const constraints = Array.from({ length: roll(random, 4) }, (_, index) => ({
      id: `c${index}`,
      logic: { or: [randomRule(smallFacts, random, 2), randomRule(smallFacts, random, 1)] },
    }));
    const made = world({ facts: smallFacts, rules: named, constraints, variants: [] });
    const states = allStates(smallFacts).map((facts) => stateOf(made.space, facts));
    const possible = states.filter((state) => holdsFor(made.diagrams, made.possible, state));
    if (possible.length >= 10) return { world: made, states, possible };
  }
};
