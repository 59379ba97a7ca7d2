/** One operator of an expression and what it is applied to. */
export interface Operation {
  readonly operator: string;
  readonly operand: unknown;
}

const none: Operation = { operator: '', operand: undefined };

/** The operation of an expression: its only property; one without a name for anything else. */
export const operationOf = (expression: unknown): Operation => {
  if (typeof expression !== 'object' || expression === null) return none;
  const operators = Object.keys(expression);
  const operator = operators[0];
  if (operator === undefined || operators.length > 1) return none;
  return { operator, operand: (expression as Readonly<Record<string, unknown>>)[operator] };
};
