import type { Expression } from './when.ts';

const comparisons: readonly string[] = ['===', '!==', '<', '<=', '>', '>='];
const deepest = 40;

const single = (expression: unknown): readonly [string, unknown] | undefined => {
  if (typeof expression !== 'object' || expression === null || Array.isArray(expression)) return undefined;
  const entries = Object.entries(expression);
  return entries.length === 1 ? entries[0] : undefined;
};

const isLiteral = (value: unknown): boolean => typeof value === 'string' || typeof value === 'boolean' || Number.isInteger(value);

const isLiteralList = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');

const variableName = (value: unknown): string | undefined => {
  const [operator, name] = single(value) ?? [];
  return operator === 'var' && typeof name === 'string' ? name : undefined;
};

const comparedName = (operator: string, operand: unknown): readonly string[] | undefined => {
  if (!Array.isArray(operand) || operand.length !== 2) return undefined;
  const name = variableName(operand[0]);
  const fits = operator === 'in' ? isLiteralList(operand[1]) : isLiteral(operand[1]);
  return name !== undefined && fits ? [name] : undefined;
};

const collect = (expression: unknown, depth: number): readonly string[] | undefined => {
  const [operator, operand] = single(expression) ?? [];
  if (operator === undefined || depth > deepest) return undefined;
  if (operator === 'var') return typeof operand === 'string' ? [operand] : undefined;
  if (operator === '!') return collect(operand, depth + 1);
  if (operator === 'in' || comparisons.includes(operator)) return comparedName(operator, operand);
  if (operator !== 'and' && operator !== 'or') return undefined;
  if (!Array.isArray(operand) || operand.length < 2) return undefined;
  const parts = operand.map((part) => collect(part, depth + 1));
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
};

const known = new WeakMap<Expression, { readonly names: readonly string[] | undefined }>();

/**
 * The facts and rules that an expression names, or undefined when it leaves the closed grammar
 * (one operator out of eleven, at most 40 levels). Remembered per expression.
 */
export const ruleNames = (expression: Expression): readonly string[] | undefined => {
  const remembered = known.get(expression);
  if (remembered) return remembered.names;
  const names = collect(expression, 0);
  known.set(expression, { names: names && [...new Set(names)] });
  return known.get(expression)?.names;
};
