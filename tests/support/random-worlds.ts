import { world, type World } from '../../src/analysis/model/world.ts';
import { holdsFor, type State, stateOf } from '../../src/analysis/space/space.ts';
import type { FactShape } from '../../src/config/portal-config.ts';
import { allStates, randomRule, roll } from './random-rules.ts';

const flag = (changes: FactShape['changes']): FactShape => ({ type: 'boolean', from: 'data:x', changes });

/** Six facts of every type, some of which a member or a session can change. */
export const smallFacts: Readonly<Record<string, FactShape>> = {
  a: flag('never'),
  b: flag('session'),
  c: flag('member'),
  d: flag('never'),
  kind: { type: 'enum', values: ['red', 'green', 'blue'], otherwise: 'red', from: 'data:kind', changes: 'never' },
  level: { type: 'integer', min: 0, max: 4, from: 'data:level', changes: 'session' },
};

export interface SmallWorld {
  readonly world: World;
  /** All states, and those that no constraint forbids. */
  readonly states: readonly State[];
  readonly possible: readonly State[];
}

/** A world of 240 states with random rules r0, r1 ... and a few random constraints that leave at least ten states. */
export const smallWorld = (random: () => number, rules: number): SmallWorld => {
  for (;;) {
    const named = Object.fromEntries(Array.from({ length: rules }, (_, index) => [`r${index}`, randomRule(smallFacts, random)]));
    const constraints = Array.from({ length: roll(random, 4) }, (_, index) => ({
      id: `c${index}`,
      logic: { or: [randomRule(smallFacts, random, 2), randomRule(smallFacts, random, 1)] },
    }));
    const made = world({ facts: smallFacts, rules: named, constraints });
    const states = allStates(smallFacts).map((facts) => stateOf(made.space, facts));
    const possible = states.filter((state) => holdsFor(made.diagrams, made.possible, state));
    if (possible.length >= 10) return { world: made, states, possible };
  }
};
