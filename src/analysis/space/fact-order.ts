import { type Expression, ruleNames } from '../../rules/expression.ts';

const factsNamed = (expression: Expression, rules: Readonly<Record<string, Expression>>, open: ReadonlySet<string>): readonly string[] =>
  (ruleNames(expression) ?? []).flatMap((name) => {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    return rule && !open.has(name) ? factsNamed(rule, rules, new Set([...open, name])) : [name];
  });

/**
 * An order of the facts that keeps diagrams small: repeatedly the fact that shares most constraints with those already placed,
 * a small constraint counting more than a large one; the most constrained fact comes first.
 */
export const factOrder = (
  names: readonly string[],
  constraints: readonly Expression[],
  rules: Readonly<Record<string, Expression>>,
): readonly string[] => {
  const groups = constraints.map((constraint) => new Set(factsNamed(constraint, rules, new Set()))).filter(({ size }) => size > 1);
  const strength = new Map(names.map((name) => [name, groups.filter((group) => group.has(name)).length]));
  const strengthOf = (name: string): number => strength.get(name) ?? 0;
  const waiting = new Set(names);
  const order: string[] = [];
  while (waiting.size > 0) {
    const next = [...waiting].reduce((best, name) => (strengthOf(name) > strengthOf(best) ? name : best));
    waiting.delete(next);
    order.push(next);
    for (const group of groups.filter((one) => one.has(next))) {
      for (const name of group) strength.set(name, strengthOf(name) + 1000 / group.size);
    }
  }
  return order;
};
