import type { FactValue } from '../../rules/facts.ts';
import type { Diagram, Diagrams } from '../diagram/diagrams.ts';
import { comparedValue, type Literal } from './compared-value.ts';
import { valueRange } from './space.ts';
import type { Variable } from './variable.ts';

/** How a configuration reads a value number of the space: where two configurations share a space, each by its own declaration. */
export type ReadValue = (variable: Variable, index: number) => FactValue;

/** The first value number that passes a test which stays passed from there on; `size` when none does. */
const firstPassing = (size: number, passes: (index: number) => boolean): number => {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

const integerRange = (variable: Variable, [operator, literal]: readonly [string, Literal], read: ReadValue): readonly [number, number] => {
  const bound = Number(literal);
  const atLeast = firstPassing(variable.size, (index) => Number(read(variable, index)) >= bound);
  const above = firstPassing(variable.size, (index) => Number(read(variable, index)) > bound);
  switch (operator) {
    case '<':
      return [0, atLeast - 1];
    case '<=':
      return [0, above - 1];
    case '>':
      return [above, variable.size - 1];
    case '>=':
      return [atLeast, variable.size - 1];
    default:
      return [atLeast, above - 1];
  }
};

const compareInteger = (
  diagrams: Diagrams,
  variable: Variable,
  [operator, literal, read]: readonly [string, Literal, ReadValue],
): Diagram => {
  if (operator === '!==') return diagrams.not(compareInteger(diagrams, variable, ['===', literal, read]));
  const strict = operator === '===' || operator === 'in';
  if (strict ? typeof literal !== 'number' : Number.isNaN(Number(literal))) return 0;
  const [from, to] = integerRange(variable, [operator, literal], read);
  return from > to ? 0 : valueRange(diagrams, variable, [from, to]);
};

/** The condition that a fact compares so with a literal, exactly as json-logic-js compares. */
export const compareFact = (
  diagrams: Diagrams,
  variable: Variable,
  comparison: readonly [operator: string, literal: Literal, read: ReadValue],
): Diagram => {
  if (variable.shape.type === 'integer') return compareInteger(diagrams, variable, comparison);
  const [operator, literal, read] = comparison;
  let all: Diagram = 0;
  for (let index = 0; index < variable.size; index += 1) {
    if (comparedValue(operator, read(variable, index), literal)) all = diagrams.or(all, valueRange(diagrams, variable, [index, index]));
  }
  return all;
};

/** The condition that a fact's value counts as true for json-logic-js. */
export const truthyFact = (diagrams: Diagrams, variable: Variable, read: ReadValue): Diagram => {
  if (variable.shape.type === 'integer') return compareFact(diagrams, variable, ['!==', 0, read]);
  return variable.shape.type === 'boolean' ? valueRange(diagrams, variable, [1, 1]) : compareFact(diagrams, variable, ['!==', '', read]);
};
