import type { FactShape } from '../../config/portal-config.ts';
import type { Diagram, Diagrams } from '../diagram/diagrams.ts';
import type { Variable } from './variable.ts';

/** All declared facts as bits. */
export interface Space {
  readonly variables: readonly Variable[];
  readonly byName: ReadonlyMap<string, Variable>;
  /** The fact that a level belongs to. */
  readonly atLevel: readonly Variable[];
  readonly bits: number;
}

const sizeOf = (shape: FactShape): number => {
  switch (shape.type) {
    case 'boolean':
      return 2;
    case 'enum':
      return Math.max(1, shape.values.length);
    case 'integer':
      return Math.max(1, shape.max - shape.min + 1);
  }
};

/** The facts as bits, in the order given: facts that are named together should stand together, the most entangled first. */
export const space = (facts: readonly (readonly [string, FactShape])[]): Space => {
  let first = 0;
  const variables = facts.map(([name, shape]): Variable => {
    const size = sizeOf(shape);
    const bits = Math.max(1, Math.ceil(Math.log2(size)));
    const variable = { name, shape, first, bits, size };
    first += bits;
    return variable;
  });
  const atLevel = variables.flatMap((variable) => Array.from({ length: variable.bits }, () => variable));
  return { variables, byName: new Map(variables.map((variable) => [variable.name, variable])), atLevel, bits: first };
};

/** The condition on a fact's value number that is decided for `count` numbers from `start` on at once; where it is undecided, for each half of them. */
const halved = (diagrams: Diagrams, variable: Variable, decided: (start: number, count: number) => Diagram | undefined): Diagram => {
  const part = (level: number, start: number, count: number): Diagram => {
    const half = count / 2;
    return decided(start, count) ?? diagrams.node(level, part(level + 1, start, half), part(level + 1, start + half, half));
  };
  return part(variable.first, 0, 2 ** variable.bits);
};

/** The condition that a fact's value number lies between two numbers, both included. */
export const valueRange = (diagrams: Diagrams, variable: Variable, [from, to]: readonly [number, number]): Diagram =>
  halved(diagrams, variable, (start, count) => {
    if (start > to || start + count <= from) return 0;
    return start >= from && start + count - 1 <= to ? 1 : undefined;
  });

/** The condition that a fact's value number passes a test; every number is tried. */
export const valuesThat = (diagrams: Diagrams, variable: Variable, passes: (index: number) => boolean): Diagram =>
  halved(diagrams, variable, (start, count) => {
    if (count > 1) return undefined;
    return start < variable.size && passes(start) ? 1 : 0;
  });

/** The condition that every fact has one of its values, for facts whose count of values is no power of two. */
export const validStates = (diagrams: Diagrams, { variables }: Space): Diagram =>
  variables.reduceRight((all, variable) => diagrams.and(valueRange(diagrams, variable, [0, variable.size - 1]), all), 1);
