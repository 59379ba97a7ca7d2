import { memoize } from './memoize.ts';

export interface Operation {
  readonly operator: string;
  readonly operand: unknown;
}

const none: Operation = { operator: '', operand: undefined };

/**
 * Returns the operation of an expression. The operator is empty if the expression is not an object with
 * exactly one property.
 */
export const operationOf = (expression: unknown): Operation => {
  if (typeof expression !== 'object' || expression === null) return none;
  let operator: string | undefined;
  // Called for every part of every rule, so it must not create a list of properties.
  for (const name in expression) {
    if (operator !== undefined) return none;
    operator = name;
  }
  return operator === undefined
    ? none
    : { operator, operand: (expression as Readonly<Record<string, unknown>>)[operator] };
};

/**
 * A json-logic expression. `schemas/common.json` (logic) defines its grammar; `ruleNames` checks it again.
 */
export type Expression = object;

/** A gate as written in the configuration: a name, names that must all hold, or an expression. */
export type When = string | readonly string[] | Expression;

const comparisons: readonly string[] = ['===', '!==', '<', '<=', '>', '>='];
const deepest = 40;

const isText = (value: unknown): value is string => typeof value === 'string';

const isLiteral = (value: unknown): boolean =>
  isText(value) || typeof value === 'boolean' || Number.isInteger(value);

const collect = (expression: unknown, names: Set<string>, depth: number): boolean => {
  if (depth > deepest) return false;
  const { operator, operand } = operationOf(expression);
  if (operator === 'var') return isText(operand) && names.add(operand).size > 0;
  if (operator === '!') return collect(operand, names, depth + 1);
  if (!Array.isArray(operand)) return false;
  if (operator === 'and' || operator === 'or')
    return operand.length > 1 && operand.every((part) => collect(part, names, depth + 1));
  const literal: unknown = operand[1];
  const fits =
    operator === 'in'
      ? Array.isArray(literal) && literal.length > 0 && literal.every(isText)
      : comparisons.includes(operator) && isLiteral(literal);
  return (
    fits &&
    operand.length === 2 &&
    operationOf(operand[0]).operator === 'var' &&
    collect(operand[0], names, depth)
  );
};

/**
 * Returns the facts and rules in an expression, cached; undefined outside the grammar (11 operators, at most
 * 40 levels).
 */
export const ruleNames = memoize((expression: Expression): readonly string[] | undefined => {
  const names = new Set<string>();
  return collect(expression, names, 0) ? [...names] : undefined;
});
