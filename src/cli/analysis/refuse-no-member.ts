import { contradiction } from '../../analysis/findings/states.ts';
import type { World } from '../../analysis/model/world.ts';
import { Refusal } from '../refusal.ts';

/** Refuses a configuration whose constraints leave no possible member, of whom nothing could be said. */
export const refuseNoMember = (world: World): void => {
  const constraint = contradiction(world);
  if (constraint === undefined) return;
  throw new Refusal(
    `No member can exist: the constraint ${constraint} and those before it contradict each other. ` +
      'Correct it in config/rules/constraints.json; portal check tells the line.',
  );
};
