import { expect, test } from 'vitest';
import { designStates } from '../../../../tests/support/workbench/design-states.ts';
import { looksOf, showState, violationsIn } from '../../../../tests/support/workbench/show-state.ts';

test.each(designStates.map((state, index) => [state.name, state, index] as const))(
  'axe finds no violations: %s',
  async (_, state, place) => {
    await showState(state, place);
    expect(await violationsIn(looksOf(place))).toEqual([]);
  },
);
