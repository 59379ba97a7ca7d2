import { type Variable, variableValue } from '../../analysis/space/space.ts';
import type { Expression } from '../../rules/expression.ts';
import { lengthOf } from './condition-length.ts';

// A set of examples: one bit for each.
export type Bits = bigint;

export interface Examples {
  readonly least: Bits;
  readonly never: Bits;
}

export interface Literal {
  readonly expression: Expression;
  readonly length: number;
  readonly holds: Bits;
}

export const buildLiteral = (expression: Expression, holds: Bits): Literal => ({
  expression,
  holds,
  length: lengthOf(expression),
});

export const covers = (one: Bits, other: Bits): boolean => (other & ~one) === 0n;
export const meets = (one: Bits, other: Bits): boolean => (one & other) !== 0n;
export const matches = (holds: Bits, { least, never }: Examples): boolean =>
  covers(holds, least) && !meets(holds, never);

const indexesOf = ({ size }: Variable): readonly number[] =>
  Array.from({ length: size }, (_, index) => index);

// A number also tries all values but one, and the ranges that begin or end at the values of `own` and
// `others`.
export const valueSets = (
  variable: Variable,
  own: ReadonlySet<number>,
  others: ReadonlySet<number>,
): readonly (readonly number[])[] => {
  const all = indexesOf(variable);
  if (variable.shape.type === 'enum')
    return [all.filter((index) => own.has(index)), all.filter((index) => !others.has(index))];
  const ends = [Math.max(...own), Math.min(...others) - 1];
  const starts = [Math.min(...own), Math.max(...others) + 1];
  return [
    ...all.map((index) => [index]),
    ...all.map((index) => all.filter((one) => one !== index)),
    ...ends.map((end) => all.filter((index) => index <= end)),
    ...starts.map((start) => all.filter((index) => index >= start)),
  ];
};

export const compareWith = (variable: Variable, indexes: readonly number[]): Expression | undefined => {
  const { name, shape, size } = variable;
  const value = (index: number | undefined) => variableValue(variable, index ?? 0);
  const fact = { var: name };
  if (indexes.length === 1) return { '===': [fact, value(indexes[0])] };
  if (indexes.length === size - 1)
    return { '!==': [fact, value(indexesOf(variable).find((index) => !indexes.includes(index)))] };
  if (shape.type === 'enum') return { in: [fact, indexes.map(value)] };
  const isRange = indexes.every((index, at) => at === 0 || index === (indexes[at - 1] ?? 0) + 1);
  if (isRange && indexes[0] === 0) return { '<=': [fact, value(indexes.at(-1))] };
  return isRange && indexes.at(-1) === size - 1 ? { '>=': [fact, value(indexes[0])] } : undefined;
};
