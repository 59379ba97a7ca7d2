import { describe, expect, it } from 'vitest';
import { chance } from '../../../tests/support/chance.ts';
import { smallWorld } from '../../../tests/support/config/random-rules.ts';
import { holdsFor } from '../space/space.ts';
import { cubeDiagram, describeSet } from './describe-set.ts';

describe('describeSet', () => {
  it('describes exactly the members of random sets among random possible ones, without a case that could be spared', () => {
    const random = chance(11);
    for (let round = 0; round < 40; round += 1) {
      const { world, possible } = smallWorld(random, 6);
      for (const name of ['r0', 'r1', 'r2', 'r3', 'r4', 'r5']) {
        const set = world.conditions.ofName(name)!;
        const cases = describeSet(world, set, world.possible).map((cube) => cubeDiagram(world, cube));
        const inCases = (of: readonly number[]) => possible.filter((state) => of.some((one) => holdsFor(world.diagrams, one, state)));
        expect(inCases(cases)).toEqual(possible.filter((state) => holdsFor(world.diagrams, set, state)));
        for (const one of cases) expect(inCases(cases.filter((other) => other !== one)).length).toBeLessThan(inCases(cases).length);
      }
    }
  });
});
