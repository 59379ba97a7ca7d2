import type { FactShape } from '../../config/portal-config.ts';
import { type Expression, operationOf } from '../../rules/expression.ts';
import type { Literal, Operands } from '../space/compare-fact.ts';

const neighbours: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
};

const otherLiterals = (literal: Literal, shape: FactShape | undefined): readonly Literal[] => {
  if (typeof literal === 'number') return [literal - 1, literal + 1];
  if (typeof literal === 'boolean') return [!literal];
  if (typeof literal === 'string')
    return shape?.type === 'enum' ? shape.values.filter((value) => value !== literal) : [];
  return literal.length > 1 ? literal.map((one) => literal.filter((other) => other !== one)) : [];
};

type Facts = Readonly<Record<string, FactShape>>;

const comparisonMutants = (
  operator: string,
  [variable, literal]: Operands,
  facts: Facts,
): readonly Expression[] => [
  ...(operator === 'in'
    ? [{ '!': { in: [variable, literal] } }]
    : (neighbours[operator] ?? []).map((other) => ({ [other]: [variable, literal] }))),
  ...otherLiterals(literal, facts[variable.var]).map((other) => ({ [operator]: [variable, other] })),
];

const listMutants = (operator: string, parts: readonly Expression[], facts: Facts): readonly Expression[] => {
  const dropped = parts.map((_, index) => parts.filter((__, other) => other !== index));
  return [
    { [operator === 'and' ? 'or' : 'and']: parts },
    ...dropped.map((rest) => (rest.length === 1 ? (rest[0] as Expression) : { [operator]: rest })),
    ...parts.flatMap((part, index) =>
      mutants(part, facts).map((mutant) => ({ [operator]: parts.with(index, mutant) })),
    ),
  ];
};

export const mutants = (expression: Expression, facts: Facts): readonly Expression[] => {
  const { operator, operand } = operationOf(expression);
  if (operator === 'var') return [{ '!': expression }];
  if (operator === '!')
    return [
      operand as Expression,
      ...mutants(operand as Expression, facts)
        .filter((mutant) => !('!' in mutant))
        .map((mutant) => ({ '!': mutant })),
    ];
  if (operator === 'and' || operator === 'or')
    return listMutants(operator, operand as readonly Expression[], facts);
  return comparisonMutants(operator, operand as Operands, facts);
};
