import type { FactValue } from '../../rules/gate.ts';
import type { Diagram, Diagrams } from '../diagrams/diagrams.ts';
import { valueRange, valuesThat, type Variable } from './space.ts';

export type Literal = FactValue | readonly string[];

export type Operands = readonly [{ readonly var: string }, Literal];

/** Returns the result of one comparison, calculated exactly as json-logic-js does. */
export const comparedValue = (operator: string, value: FactValue, literal: Literal): boolean => {
  switch (operator) {
    case '===':
      return value === literal;
    case '!==':
      return value !== literal;
    case '<':
      return value < (literal as FactValue);
    case '<=':
      return value <= (literal as FactValue);
    case '>':
      return value > (literal as FactValue);
    case '>=':
      return value >= (literal as FactValue);
    default:
      return Array.isArray(literal) && literal.includes(value);
  }
};

// Two configurations that share a space may read the same value number differently.
export type ReadValue = (variable: Variable, index: number) => FactValue;

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

export interface Comparison {
  readonly operator: string;
  readonly literal: Literal;
  readonly read: ReadValue;
}

const integerRange = (
  variable: Variable,
  { operator, literal, read }: Comparison,
): { readonly first: number; readonly last: number } => {
  const bound = Number(literal);
  const highest = variable.size - 1;
  const atLeast = (): number =>
    firstPassing(variable.size, (index) => Number(read(variable, index)) >= bound);
  const above = (): number => firstPassing(variable.size, (index) => Number(read(variable, index)) > bound);
  switch (operator) {
    case '<':
      return { first: 0, last: atLeast() - 1 };
    case '<=':
      return { first: 0, last: above() - 1 };
    case '>':
      return { first: above(), last: highest };
    case '>=':
      return { first: atLeast(), last: highest };
    default:
      return { first: atLeast(), last: above() - 1 };
  }
};

const compareInteger = (diagrams: Diagrams, variable: Variable, comparison: Comparison): Diagram => {
  const { operator, literal } = comparison;
  if (operator === '!==')
    return diagrams.not(compareInteger(diagrams, variable, { ...comparison, operator: '===' }));
  const strict = operator === '===' || operator === 'in';
  if (strict ? typeof literal !== 'number' : Number.isNaN(Number(literal))) return 0;
  const { first, last } = integerRange(variable, comparison);
  return first > last ? 0 : valueRange(diagrams, variable, first, last);
};

// Exactly as json-logic-js compares.
export const compareFact = (diagrams: Diagrams, variable: Variable, comparison: Comparison): Diagram => {
  if (variable.shape.type === 'integer') return compareInteger(diagrams, variable, comparison);
  const { operator, literal, read } = comparison;
  return valuesThat(diagrams, variable, (index) => comparedValue(operator, read(variable, index), literal));
};

// As json-logic-js decides what counts as true.
export const truthyFact = (diagrams: Diagrams, variable: Variable, read: ReadValue): Diagram =>
  variable.shape.type === 'integer'
    ? compareInteger(diagrams, variable, { operator: '!==', literal: 0, read })
    : valuesThat(diagrams, variable, (index) => Boolean(read(variable, index)));
