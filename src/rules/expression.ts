import { memoize } from './memoize.ts';

/** One operator of an expression and what it is applied to. */
export interface Operation {
  readonly operator: string;
  readonly operand: unknown;
}

const none: Operation = { operator: '', operand: undefined };

/** The operation of an expression: its only property; one without a name for anything else. */
export const operationOf = (expression: unknown): Operation => {
  if (typeof expression !== 'object' || expression === null) return none;
  let operator: string | undefined;
  // Every part of every rule is asked, so without a list of its properties.
  for (const name in expression) {
    if (operator !== undefined) return none;
    operator = name;
  }
  return operator === undefined ? none : { operator, operand: (expression as Readonly<Record<string, unknown>>)[operator] };
};

/** A json-logic expression; its closed grammar is `schemas/common.json` (logic), checked again by `ruleNames`. */
export type Expression = object;

/** A gate as configuration writes it: a name, names that must all hold, or an expression. */
export type When = string | readonly string[] | Expression;

const comparisons: readonly string[] = ['===', '!==', '<', '<=', '>', '>='];
const deepest = 40;

const isText = (value: unknown): value is string => typeof value === 'string';

const isLiteral = (value: unknown): boolean => isText(value) || typeof value === 'boolean' || Number.isInteger(value);

/** Whether an expression keeps to the grammar; the names that it holds are added to `names`. */
const collect = (expression: unknown, names: Set<string>, depth: number): boolean => {
  if (depth > deepest) return false;
  const { operator, operand } = operationOf(expression);
  if (operator === 'var') return isText(operand) && names.add(operand).size > 0;
  if (operator === '!') return collect(operand, names, depth + 1);
  if (!Array.isArray(operand)) return false;
  if (operator === 'and' || operator === 'or') return operand.length > 1 && operand.every((part) => collect(part, names, depth + 1));
  const literal: unknown = operand[1];
  const fits =
    operator === 'in'
      ? Array.isArray(literal) && literal.length > 0 && literal.every(isText)
      : comparisons.includes(operator) && isLiteral(literal);
  return fits && operand.length === 2 && operationOf(operand[0]).operator === 'var' && collect(operand[0], names, depth);
};

/**
 * The facts and rules that an expression names, or undefined when it leaves the closed grammar
 * (one operator out of eleven, at most 40 levels). Worked out once per expression.
 */
export const ruleNames = memoize((expression: Expression): readonly string[] | undefined => {
  const names = new Set<string>();
  return collect(expression, names, 0) ? [...names] : undefined;
});
