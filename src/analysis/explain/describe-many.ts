import { carriedInto } from '../diagrams/carried.ts';
import { type Diagram, Diagrams } from '../diagrams/diagrams.ts';
import type { World } from '../model/world.ts';
import { type Cases, describeSet } from './describe-set.ts';

/** So many nodes of descriptions are kept for those that follow, a quarter of what the analysis may use; then they are forgotten. */
const mostKept = 1_000_000;

interface Desk {
  readonly world: World;
  readonly carried: (condition: Diagram) => Diagram;
}

/** The possible members of a world in diagrams of their own. */
const emptyDesk = (world: World): Desk => {
  const diagrams = new Diagrams();
  const carried = carriedInto(world.diagrams, diagrams);
  return { world: { ...world, diagrams, possible: carried(world.possible) }, carried };
};

/**
 * Describes sets of possible members one after the other, thousands of them: beside the diagrams of the world, which would fill with
 * what each description alone needs; `holds` alone is written into these.
 */
export const describeMany = (world: World): ((members: Diagram) => Pick<Cases, 'cubes' | 'more'> & { readonly holds: () => Diagram }) => {
  let desk = emptyDesk(world);
  return (members) => {
    if (desk.world.diagrams.size > mostKept) desk = emptyDesk(world);
    const { diagrams, possible } = desk.world;
    const { cubes, more, holds } = describeSet(desk.world, desk.carried(members), possible);
    return { cubes, more, holds: () => carriedInto(diagrams, world.diagrams)(holds) };
  };
};
