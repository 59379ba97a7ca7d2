import type { FactValue } from '../../rules/gate.ts';

/** What a fact may be compared with. */
export type Literal = FactValue | readonly string[];

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
