import { describe, expect, it } from 'vitest';
import { frozenPortal } from '../../../tests/support/config/analysed-portal.ts';
import { holdsFor, stateOf } from '../space/space.ts';
import { killingPersonas, showingPersonas } from './personas.ts';

const { model, states } = frozenPortal();
const { diagrams, possible, space } = model.world;
const believable = states.map(({ name, facts }) => ({ name, state: stateOf(space, facts) }));

describe('personas that readers find realistic', () => {
  const shown = showingPersonas(model, { believable });
  const killing = killingPersonas(model, { believable });

  it('are sample members, or differ from one in two facts at most, and are possible', () => {
    for (const { name, state, like } of [...shown.personas, ...killing.personas]) {
      expect([name, holdsFor(diagrams, possible, state), (like?.but.length ?? 9) <= 2]).toEqual([
        name,
        true,
        true,
      ]);
    }
    const asTheyAre = [...shown.personas, ...killing.personas].filter(({ like }) => like?.but.length === 0);
    expect(asTheyAre.length).toBeGreaterThan(15);
  });

  it('show and hide every item that the smallest set shows and hides, without a superfluous persona', () => {
    const smallest = showingPersonas(model);
    const answers = (personas: typeof shown.personas): readonly string[] =>
      model.items.flatMap(({ id, shown: sees }) =>
        [true, false].flatMap((wanted) =>
          personas.some(({ state }) => holdsFor(diagrams, sees, state) === wanted) ? [`${id} ${wanted}`] : [],
        ),
      );
    expect(answers(shown.personas)).toEqual(answers(smallest.personas));
    for (const persona of shown.personas) {
      const others = shown.personas.filter((one) => one !== persona);
      expect([persona.name, answers(others).length < answers(shown.personas).length]).toEqual([
        persona.name,
        true,
      ]);
    }
    expect(shown.personas.length).toBeLessThanOrEqual(18);
    expect(shown.lowerBound).toBe(smallest.lowerBound);
  });
});
