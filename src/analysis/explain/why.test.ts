import { describe, expect, it } from 'vitest';
import { chance, roll } from '../../../tests/support/chance.ts';
import { smallWorld, type SmallWorld } from '../../../tests/support/config/random-rules.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { factsOf, holdsFor, indexIn, type State, type Variable } from '../space/space.ts';
import { factsIn, knownFacts, why } from './why.ts';

const agree = (one: State, other: State, facts: readonly Variable[]): boolean =>
  facts.every((fact) => indexIn(one, fact) === indexIn(other, fact));

const subsets = <One>(all: readonly One[]): readonly (readonly One[])[] =>
  all.reduce<readonly (readonly One[])[]>(
    (sets, one) => [...sets, ...sets.map((set) => [...set, one])],
    [[]],
  );

interface Case {
  readonly state: State;
  readonly condition: Diagram;
  readonly facts: Iterable<Variable>;
}

const smallest = (
  { world }: SmallWorld,
  states: readonly State[],
  { state, condition, facts: named }: Case,
): number => {
  const verdict = holdsFor(world.diagrams, condition, state);
  const enough = (facts: readonly Variable[]): boolean =>
    states.every(
      (other) => !agree(state, other, facts) || holdsFor(world.diagrams, condition, other) === verdict,
    );
  return Math.min(
    ...subsets([...named])
      .filter(enough)
      .map(({ length }) => length),
  );
};

describe('why', () => {
  it('finds smallest reasons and nearest changes, compared with brute force over all states, for 600 random rules and members', () => {
    const random = chance(51);
    let constant = 0;
    let shorter = 0;
    for (let round = 0; round < 60; round += 1) {
      const small = smallWorld(random, 10);
      const { world, states, possible } = small;
      for (const name of Array.from({ length: 10 }, (_, index) => `r${index}`)) {
        const condition = world.conditions.ofName(name)!;
        const state = possible[roll(random, possible.length)]!;
        const holds = holdsFor(world.diagrams, condition, state);
        const answer = why(world, knownFacts(world, factsOf(world.space, state)), { condition, holds });
        const own = smallest(small, states, { state, condition, facts: world.space.variables });
        const constrained = smallest(small, possible, { state, condition, facts: factsIn(world, condition) });
        expect(answer.reason?.length).toBe(own);
        expect(
          states.filter(
            (other) =>
              agree(state, other, answer.reason!) && holdsFor(world.diagrams, condition, other) !== holds,
          ),
        ).toEqual([]);
        expect(answer.shorter?.facts.length ?? own).toBe(constrained);
        if (answer.shorter) {
          shorter += 1;
          const needed = world.constraints.filter(({ id }) => answer.shorter!.constraints.includes(id));
          const allowed = states.filter((other) =>
            needed.every((constraint) => holdsFor(world.diagrams, constraint.holds, other)),
          );
          expect(
            allowed.filter(
              (other) =>
                agree(state, other, answer.shorter!.facts) &&
                holdsFor(world.diagrams, condition, other) !== holds,
            ),
          ).toEqual([]);
        }
        const others = possible.filter((other) => holdsFor(world.diagrams, condition, other) !== holds);
        const distance = (other: State): number =>
          world.space.variables.filter((fact) => indexIn(state, fact) !== indexIn(other, fact)).length;
        if (others.length === 0) constant += 1;
        expect(answer.change && distance(answer.change.state)).toBe(
          others.length === 0 ? undefined : Math.min(...others.map(distance)),
        );
        if (answer.change) {
          expect(
            holdsFor(world.diagrams, world.possible, answer.change.state) &&
              holdsFor(world.diagrams, condition, answer.change.state) !== holds,
          ).toBe(true);
          const { own: ofMember, portal, record, also } = answer.change;
          expect(ofMember.length + portal.length + record.length + also.length).toBe(
            distance(answer.change.state),
          );
        }
      }
    }
    expect(constant).toBeGreaterThan(5);
    expect(shorter).toBeGreaterThan(5);
  });

  it('splits a change into what the member or session can change and what the record would need', () => {
    const random = chance(52);
    const { world, possible } = smallWorld(random, 1);
    const changesOf = ({ shape }: Variable): string => shape.changes;
    for (const state of possible) {
      const holds = holdsFor(world.diagrams, world.conditions.ofName('r0')!, state);
      const { change } = why(world, knownFacts(world, factsOf(world.space, state)), {
        condition: world.conditions.ofName('r0')!,
        holds,
      });
      expect(change?.own.every((fact) => ['session', 'member'].includes(changesOf(fact)))).not.toBe(false);
      expect(change?.record.every((fact) => fact.shape.changes === 'never')).not.toBe(false);
    }
  });
});
