import { type Expression, operationOf, type When } from '../../rules/expression.ts';

export const lengthOf = (condition: When | undefined): number => {
  if (condition === undefined) return 0;
  if (typeof condition === 'string') return 1;
  return JSON.stringify(condition).split(/"|\d+/).length;
};

export const literalCount = (condition: When | undefined): number => {
  if (condition === undefined || typeof condition === 'string') return condition === undefined ? 0 : 1;
  if (Array.isArray(condition)) return condition.length;
  const { operator, operand } = operationOf(condition);
  if (operator === '!') return literalCount(operand as Expression);
  if (operator !== 'and' && operator !== 'or') return 1;
  return (operand as readonly Expression[]).reduce((sum, part) => sum + literalCount(part), 0);
};
