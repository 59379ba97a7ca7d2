import { expect, test } from 'vitest';
import { designStates } from '../../../../tests/support/workbench/design-states.ts';
import { looksOf, showState, violationsIn } from '../../../../tests/support/workbench/show-state.ts';

test.each(designStates.map((state, place) => [state.name, state, place] as const))(
  'axe finds nothing to mend: %s',
  async (_, state, place) => {
    await showState(state, place);
    expect(await violationsIn(looksOf(place))).toEqual([]);
  },
);
