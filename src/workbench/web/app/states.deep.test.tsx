import { expect, test } from 'vitest';
import { designStates } from '../../../../tests/support/workbench/design-states.ts';
import { allLooks, showState, violationsIn } from '../../../../tests/support/workbench/show-state.ts';

test.each(designStates.flatMap((state) => [0, 1, 2, 3].map((place) => [state.name, place, state] as const)))(
  'axe finds no violations in both widths, with and without forced colors: %s, %i',
  async (_, place, state) => {
    await showState(state, place);
    expect(await violationsIn(allLooks)).toEqual([]);
  },
);
