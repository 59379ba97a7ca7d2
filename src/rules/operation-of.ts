import type { Expression } from './when.ts';

/** One operator of an expression and what it is applied to. */
export interface Operation {
  readonly operator: string;
  readonly operand: unknown;
}

/** The operation of an expression that keeps to the grammar: its only property. */
export const operationOf = (expression: Expression): Operation => {
  const operator = Object.keys(expression)[0] ?? '';
  return { operator, operand: (expression as Readonly<Record<string, unknown>>)[operator] };
};
