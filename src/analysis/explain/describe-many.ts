import { copyInto } from '../diagrams/copy-into.ts';
import { type Diagram, Diagrams } from '../diagrams/diagrams.ts';
import type { World } from '../model/world.ts';
import { type Cases, describeSet } from './describe-set.ts';

// A quarter of the analysis budget. Beyond it, the cached nodes are dropped.
const mostCached = 1_000_000;

interface Desk {
  readonly world: World;
  readonly carried: (condition: Diagram) => Diagram;
}

const emptyDesk = (world: World): Desk => {
  const diagrams = new Diagrams();
  const carried = copyInto(world.diagrams, diagrams);
  return { world: { ...world, diagrams, possible: carried(world.possible) }, carried };
};

// Uses its own diagrams: thousands of descriptions would fill those of the world with temporary nodes. Only
// `holds` is written into the world's diagrams.
export const describeMany = (
  world: World,
): ((members: Diagram) => Pick<Cases, 'cubes' | 'more'> & { readonly holds: () => Diagram }) => {
  let desk = emptyDesk(world);
  return (members) => {
    if (desk.world.diagrams.size > mostCached) desk = emptyDesk(world);
    const { diagrams, possible } = desk.world;
    const { cubes, more, holds } = describeSet(desk.world, desk.carried(members), possible);
    return { cubes, more, holds: () => copyInto(diagrams, world.diagrams)(holds) };
  };
};
