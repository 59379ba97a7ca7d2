import type { FactShape } from '../../config/portal-config.ts';
import type { Facts, FactValue } from '../../rules/gate.ts';
import type { Diagram, Diagrams } from '../diagrams/diagrams.ts';

/**
 * A fact, encoded as bits of a diagram. The index of its value takes `bits` levels, starting at level `first` with
 * the highest bit.
 */
export interface Variable {
  readonly name: string;
  readonly shape: FactShape;
  readonly first: number;
  readonly bits: number;
  readonly size: number;
}

/**
 * Returns the value with this index. False comes before true, enum values are in declared order, and integers start
 * at the lowest.
 */
export const variableValue = ({ shape }: Variable, index: number): FactValue => {
  switch (shape.type) {
    case 'boolean':
      return index === 1;
    case 'enum':
      return shape.values[index] ?? shape.otherwise;
    case 'integer':
      return shape.min + index;
  }
};

/**
 * Returns the index of a value. An undeclared value gets the index of the default that the portal uses
 * instead.
 */
export const valueIndex = ({ shape }: Variable, value: FactValue): number => {
  switch (shape.type) {
    case 'boolean':
      return value === true ? 1 : 0;
    case 'enum': {
      const index = shape.values.indexOf(String(value));
      return index < 0 ? Math.max(0, shape.values.indexOf(shape.otherwise)) : index;
    }
    case 'integer':
      return Math.min(Math.max(Number(value), shape.min), shape.max) - shape.min;
  }
};

/** All declared facts as bits. */
export interface Space {
  readonly variables: readonly Variable[];
  readonly byName: ReadonlyMap<string, Variable>;
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

// Keeps the given order. Facts that are used together should be adjacent, the most entangled first.
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
  return {
    variables,
    byName: new Map(variables.map((variable) => [variable.name, variable])),
    atLevel,
    bits: first,
  };
};

const comparedBits = (
  diagrams: Diagrams,
  { first, bits }: Variable,
  {
    bound,
    whenLess,
    whenMore,
  }: { readonly bound: number; readonly whenLess: Diagram; readonly whenMore: Diagram },
): Diagram => {
  let rest: Diagram = 1;
  for (let bit = bits - 1, left = bound; bit >= 0; bit -= 1, left = Math.floor(left / 2))
    rest =
      left % 2 === 1
        ? diagrams.node(first + bit, whenLess, rest)
        : diagrams.node(first + bit, rest, whenMore);
  return rest;
};

export const valueRange = (diagrams: Diagrams, variable: Variable, from: number, to: number): Diagram => {
  const highest = 2 ** variable.bits - 1;
  if (from > to || from > highest || to < 0) return 0;
  if (from === to) return comparedBits(diagrams, variable, { bound: from, whenLess: 0, whenMore: 0 });
  const atLeast = from <= 0 ? 1 : comparedBits(diagrams, variable, { bound: from, whenLess: 0, whenMore: 1 });
  const atMost =
    to >= highest ? 1 : comparedBits(diagrams, variable, { bound: to, whenLess: 1, whenMore: 0 });
  return diagrams.and(atLeast, atMost);
};

/** Returns the condition that the index of a fact's value passes a test. Calls the test once for each index. */
export const valuesThat = (
  diagrams: Diagrams,
  { first, bits, size }: Variable,
  passes: (index: number) => boolean,
): Diagram => {
  const part = (level: number, start: number, count: number): Diagram => {
    if (count === 1) return start < size && passes(start) ? 1 : 0;
    const half = count / 2;
    return diagrams.node(level, part(level + 1, start, half), part(level + 1, start + half, half));
  };
  return part(first, 0, 2 ** bits);
};

// Needed for facts whose number of values is no power of two.
export const validStates = (diagrams: Diagrams, { variables }: Space): Diagram =>
  variables.reduceRight(
    (all, variable) => diagrams.and(valueRange(diagrams, variable, 0, variable.size - 1), all),
    1,
  );

/** One member, as one bit (0 or 1) for each level. */
export type State = Uint8Array;

export const setIndex = (state: State, { first, bits }: Variable, index: number): void => {
  for (let bit = 0; bit < bits; bit += 1) state[first + bit] = Math.floor(index / 2 ** (bits - 1 - bit)) % 2;
};

/** Returns the index of a fact's value in a state. */
export const indexIn = (state: State, { first, bits }: Variable): number => {
  let index = 0;
  for (let bit = 0; bit < bits; bit += 1) index = index * 2 + (state[first + bit] as number);
  return index;
};

/** Converts facts to a state. A missing fact takes its first value. */
export const stateOf = ({ variables, bits }: Space, facts: Facts): State => {
  const state = new Uint8Array(bits);
  for (const variable of variables) {
    const value = facts[variable.name];
    if (value !== undefined) setIndex(state, variable, valueIndex(variable, value));
  }
  return state;
};

/** Converts a state to facts for the portal's rules. The result has no prototype and is frozen. */
export const factsOf = ({ variables }: Space, state: State): Facts => {
  const facts = Object.create(null) as Record<string, FactValue>;
  for (const variable of variables) facts[variable.name] = variableValue(variable, indexIn(state, variable));
  return Object.freeze(facts);
};

/** Returns true when a condition holds for one member. */
export const holdsFor = (diagrams: Diagrams, root: Diagram, state: State): boolean => {
  let node = root;
  while (node > 1) node = state[diagrams.level(node)] === 1 ? diagrams.high(node) : diagrams.low(node);
  return node === 1;
};
