import type { Facts, FactValue } from '../../rules/gate.ts';
import type { Diagram, Diagrams } from '../diagram/diagrams.ts';
import type { Space } from './space.ts';
import { valueIndex, type Variable, variableValue } from './variable.ts';

/** One possible member: a bit (0 or 1) for every level. */
export type State = Uint8Array;

/** Writes a fact's value number into a state. */
export const setIndex = (state: State, { first, bits }: Variable, index: number): void => {
  for (let bit = 0; bit < bits; bit += 1) state[first + bit] = Math.floor(index / 2 ** (bits - 1 - bit)) % 2;
};

/** The value number of a fact in a state. */
export const indexIn = (state: State, { first, bits }: Variable): number => {
  let index = 0;
  for (let bit = 0; bit < bits; bit += 1) index = index * 2 + (state[first + bit] as number);
  return index;
};

/** A member's facts as a state; a fact that is missing takes its first value. */
export const stateOf = ({ variables, bits }: Space, facts: Facts): State => {
  const state = new Uint8Array(bits);
  for (const variable of variables) {
    const value = facts[variable.name];
    if (value !== undefined) setIndex(state, variable, valueIndex(variable, value));
  }
  return state;
};

/** A state as facts, as the portal's rules read them: no prototype, frozen. */
export const factsOf = ({ variables }: Space, state: State): Facts => {
  const facts = Object.create(null) as Record<string, FactValue>;
  for (const variable of variables) facts[variable.name] = variableValue(variable, indexIn(state, variable));
  return Object.freeze(facts);
};

/** Whether a condition holds for one member. */
export const holdsFor = (diagrams: Diagrams, root: Diagram, state: State): boolean => {
  let node = root;
  while (node > 1) node = state[diagrams.level(node)] === 1 ? diagrams.high(node) : diagrams.low(node);
  return node === 1;
};
