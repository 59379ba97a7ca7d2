import { expect, it } from 'vitest';
import { chance, roll } from '../../../tests/support/chance.ts';
import { smallWorld } from '../../../tests/support/config/random-rules.ts';
import { support } from '../diagrams/questions.ts';
import { holdsFor, indexIn, type State } from '../space/space.ts';
import { neededAnswer } from './needed-answer.ts';

it('the needed answer equals the result of trying every possible member and every pair of them, for 400 random questions', () => {
  const random = chance(77);
  const found = new Set<string>();
  for (let round = 0; round < 40; round += 1) {
    const { world, possible } = smallWorld(random, 10);
    const { diagrams, space } = world;
    for (let at = 0; at < 10; at += 1) {
      const [question = 0, shown = 0] = [roll(random, 10), roll(random, 10)].map(
        (rule) => world.conditions.ofName(`r${String(rule)}`) ?? 0,
      );
      const asked = new Set(support(diagrams, question).map((level) => space.atLevel[level]));
      const others = space.variables.filter((variable) => !asked.has(variable));
      const sees = (state: State): boolean => holdsFor(diagrams, shown, state);
      const says = (state: State): boolean => holdsFor(diagrams, question, state);
      const seeing = possible.filter(sees);
      const isAlike = (one: State, other: State): boolean =>
        others.every((fact) => indexIn(one, fact) === indexIn(other, fact));
      const decides = possible.some((one) =>
        possible.some(
          (other) => says(one) && !says(other) && sees(one) !== sees(other) && isAlike(one, other),
        ),
      );
      const wanted =
        seeing.length === 0
          ? 'nobody'
          : seeing.every(says)
            ? 'yes'
            : seeing.some(says)
              ? decides
                ? 'either'
                : 'any'
              : 'no';
      expect(neededAnswer(world, question)(shown)).toBe(wanted);
      found.add(wanted);
    }
  }
  expect(found.size).toBe(5);
});
