import { describe, expect, it } from 'vitest';
import { chance } from '../../../tests/support/chance.ts';
import { frozenPortal } from '../../../tests/support/config/analysed-portal.ts';
import { smallWorld } from '../../../tests/support/config/random-rules.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import type { World } from '../model/world.ts';
import { holdsFor } from '../space/space.ts';
import { cubeDiagram, describeSet, type FactCube, oneOf } from './describe-set.ts';

const idleValues = (world: World, cube: FactCube, described: Diagram, others: Diagram): readonly string[] =>
  [...cube].flatMap(([variable, indexes]) => {
    const all = Array.from({ length: variable.size }, (_, index) => index);
    const excludes = variable.shape.type === 'enum' && indexes.size * 2 > variable.size;
    const named = all.filter((index) => indexes.has(index) !== excludes);
    const rest = cubeDiagram(world, new Map([...cube].filter(([other]) => other !== variable)));
    const there = world.diagrams.and(rest, excludes ? others : described);
    return named
      .filter((index) => !world.diagrams.meets(there, oneOf(world, variable, new Set([index]))))
      .map((index) => `${variable.name} ${index}`);
  });

describe('describeSet', () => {
  it('describes exactly the members of random sets within random possible ones, without a superfluous case', () => {
    const random = chance(11);
    for (let round = 0; round < 40; round += 1) {
      const { world, possible } = smallWorld(random, 6);
      for (const name of ['r0', 'r1', 'r2', 'r3', 'r4', 'r5']) {
        const set = world.conditions.ofName(name)!;
        const { cubes } = describeSet(world, set, world.possible);
        const cases = cubes.map((cube) => cubeDiagram(world, cube));
        const inCases = (of: readonly number[]) =>
          possible.filter((state) => of.some((one) => holdsFor(world.diagrams, one, state)));
        expect(inCases(cases)).toEqual(possible.filter((state) => holdsFor(world.diagrams, set, state)));
        for (const one of cases)
          expect(inCases(cases.filter((other) => other !== one)).length).toBeLessThan(inCases(cases).length);
        const { diagrams } = world;
        const described = diagrams.and(set, world.possible);
        const others = diagrams.minus(world.possible, set);
        expect(cubes.flatMap((cube) => idleValues(world, cube, described, others))).toEqual([]);
      }
    }
  });

  it('names no value that no described member has, for each item of the shipped configuration, for all members and each plan', () => {
    const { items, world, firstVariants } = frozenPortal().model;
    const { diagrams, possible } = world;
    const idle = items.flatMap(({ id, shown }) =>
      [possible, ...firstVariants.map(({ members }) => diagrams.and(members, possible))].flatMap((among) => {
        const described = diagrams.and(shown, among);
        const others = diagrams.minus(among, shown);
        return describeSet(world, shown, among).cubes.flatMap((cube) =>
          idleValues(world, cube, described, others).map((value) => `${id}: ${value}`),
        );
      }),
    );
    expect(idle).toEqual([]);
  });
});
