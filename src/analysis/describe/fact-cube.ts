import type { Diagram } from '../diagram/diagrams.ts';
import type { World } from '../model/world.ts';
import { valueRange } from '../space/space.ts';
import type { Variable } from '../space/variable.ts';

/** One case of a description: for some facts, the value numbers that they may have. */
export type FactCube = ReadonlyMap<Variable, ReadonlySet<number>>;

/** The condition that a fact has one of these values. */
export const oneOf = ({ diagrams }: World, variable: Variable, indexes: ReadonlySet<number>): Diagram =>
  diagrams.any(Array.from(indexes, (index) => valueRange(diagrams, variable, [index, index])));

/** The condition of a case. */
export const cubeDiagram = (world: World, cube: FactCube): Diagram =>
  world.diagrams.all(Array.from(cube, ([variable, indexes]) => oneOf(world, variable, indexes)));
