import type { Diagram } from '../diagram/diagrams.ts';
import type { World } from '../model/world.ts';
import { valueRange } from '../space/space.ts';
import type { Variable } from '../space/variable.ts';

/** One case of a description: for some facts, the value numbers that they may have. */
export type FactCube = ReadonlyMap<Variable, ReadonlySet<number>>;

/** The condition that a fact has one of these values. */
export const oneOf = ({ diagrams }: World, variable: Variable, indexes: ReadonlySet<number>): Diagram =>
  [...indexes].reduce((all, index) => diagrams.or(all, valueRange(diagrams, variable, [index, index])), 0);

/** The condition of a case. */
export const cubeDiagram = (world: World, cube: FactCube): Diagram =>
  [...cube].reduce((all, [variable, indexes]) => world.diagrams.and(all, oneOf(world, variable, indexes)), 1);
