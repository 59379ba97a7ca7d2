import { possibleStates, type World } from '../model/world.ts';

/** The first constraint that leaves no member together with those before it; undefined while there is a possible member. */
export const contradiction = ({ diagrams, valid, constraints, possible }: World): string | undefined =>
  possible === 0 ? constraints.find((_, index) => possibleStates(diagrams, valid, constraints.slice(0, index + 1)) === 0)?.id : undefined;
