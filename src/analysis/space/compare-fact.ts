import type { FactValue } from '../../rules/gate.ts';
import type { Diagram, Diagrams } from '../diagrams/diagrams.ts';
import { valueRange, valuesThat, type Variable } from './space.ts';

/** What a fact may be compared with. */
export type Literal = FactValue | readonly string[];

/** What a comparison of a json-logic expression compares. */
export type Operands = readonly [{ readonly var: string }, Literal];

/** The outcome of one comparison, exactly as json-logic-js compares. */
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

/** How a configuration reads a value number of the space: where two configurations share a space, each by its own declaration. */
export type ReadValue = (variable: Variable, index: number) => FactValue;

/** Binary search for the first value number that passes, where all after it pass too; `size` when none does. */
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

/** How a fact is compared with a literal. */
export interface Comparison {
  readonly operator: string;
  readonly literal: Literal;
  readonly read: ReadValue;
}

/** The value numbers from `first` to `last` whose numbers compare so; none where `first` is above `last`. */
const integerRange = (variable: Variable, { operator, literal, read }: Comparison): { readonly first: number; readonly last: number } => {
  const bound = Number(literal);
  const highest = variable.size - 1;
  const atLeast = (): number => firstPassing(variable.size, (index) => Number(read(variable, index)) >= bound);
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
  if (operator === '!==') return diagrams.not(compareInteger(diagrams, variable, { ...comparison, operator: '===' }));
  const strict = operator === '===' || operator === 'in';
  if (strict ? typeof literal !== 'number' : Number.isNaN(Number(literal))) return 0;
  const { first, last } = integerRange(variable, comparison);
  return first > last ? 0 : valueRange(diagrams, variable, first, last);
};

/** The condition that a fact compares so with a literal, exactly as json-logic-js compares. */
export const compareFact = (diagrams: Diagrams, variable: Variable, comparison: Comparison): Diagram => {
  if (variable.shape.type === 'integer') return compareInteger(diagrams, variable, comparison);
  const { operator, literal, read } = comparison;
  return valuesThat(diagrams, variable, (index) => comparedValue(operator, read(variable, index), literal));
};

/** The condition that a fact's value counts as true for json-logic-js. */
export const truthyFact = (diagrams: Diagrams, variable: Variable, read: ReadValue): Diagram =>
  variable.shape.type === 'integer'
    ? compareInteger(diagrams, variable, { operator: '!==', literal: 0, read })
    : valuesThat(diagrams, variable, (index) => Boolean(read(variable, index)));
