import { namesIn } from '../../analysis/model/named-conditions.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { type Expression, operationOf, type When } from '../../rules/expression.ts';
import { literalCount } from './condition-length.ts';
import { ConditionSearch, mostLiterals } from './condition-search.ts';

export const dependents = ({ portal: { config } }: PortalModel, rule: string): ReadonlySet<string> => {
  const found = new Set([rule]);
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const [name, logic] of Object.entries(config.rules))
      if (namesIn(logic).some((one) => found.has(one))) found.add(name);
  }
  return found;
};

const noNames: ReadonlySet<string> = new Set();

const asGate = (condition: Expression): When => {
  const { operator, operand } = operationOf(condition);
  const parts = (operator === 'and' ? (operand as readonly Expression[]) : [condition]).map(operationOf);
  if (parts.some((part) => part.operator !== 'var')) return condition;
  const names = parts.map((part) => String(part.operand));
  return names.length === 1 ? (names[0] ?? '') : names;
};

// Returns `condition` if none has fewer literals, or if a search needs more than 200 examples. With `rule`,
// the result is logic, not a gate.
export const smallestLike = (model: PortalModel, condition: When, rule: string | undefined): When => {
  const { diagrams, possible, conditions } = model.world;
  const holds =
    rule === undefined ? conditions.ofWhen(condition) : conditions.ofExpression(condition as Expression);
  const members = diagrams.and(holds ?? 0, possible);
  if (members === 0 || members === possible) return condition;
  const search = new ConditionSearch(model, rule === undefined ? noNames : dependents(model, rule));
  for (let count = 1; count < Math.min(literalCount(condition), mostLiterals + 1); count += 1) {
    const found = search.findExactly(members, count);
    if (found) return rule === undefined ? asGate(found) : found;
  }
  return condition;
};
