import type { Diagram } from '../../analysis/diagrams/diagrams.ts';
import { assumptionsOf } from '../../analysis/explain/assumptions.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { type Expression, operationOf, type When } from '../../rules/expression.ts';
import { lengthOf } from '../suggest/condition-length.ts';
import { conditionsBetween } from '../suggest/candidate-conditions.ts';
import { rulePlace } from '../suggest/condition-places.ts';

export interface OtherRule {
  readonly logic: Expression;
  readonly assumes: readonly string[];
}

const differ = ({ world: { diagrams } }: PortalModel, one: Diagram, other: Diagram): Diagram =>
  diagrams.or(diagrams.minus(one, other), diagrams.minus(other, one));

const isExpression = (condition: When | undefined): condition is Expression =>
  typeof condition === 'object' && !Array.isArray(condition);

const withoutIdleParts = (model: PortalModel, rule: Expression, wanted: Diagram): Expression => {
  const { conditions, diagrams, possible } = model.world;
  const says = (one: Expression): boolean =>
    diagrams.and(differ(model, conditions.ofExpression(one) ?? 0, wanted), possible) === 0;
  const tried = (part: Expression, whole: (part: Expression) => Expression): Expression => {
    const { operator, operand } = operationOf(part);
    if (operator === '!') return { '!': tried(operand as Expression, (inner) => whole({ '!': inner })) };
    if (operator !== 'and' && operator !== 'or') return part;
    let parts = operand as readonly Expression[];
    const put = (all: readonly Expression[]): Expression =>
      all.length === 1 ? (all[0] ?? part) : { [operator]: all };
    for (const one of [...parts].reverse()) {
      const rest = parts.filter((other) => other !== one);
      if (rest.length > 0 && says(whole(put(rest)))) parts = rest;
    }
    parts = parts.map((one, at) =>
      tried(one, (inner) => whole(put(parts.map((other, index) => (index === at ? inner : other))))),
    );
    return put(parts);
  };
  return tried(rule, (part) => part);
};

export const rulesFor = (
  model: PortalModel,
  name: string,
  members: Diagram,
  from: Expression | undefined,
): readonly OtherRule[] => {
  const { diagrams, possible, conditions } = model.world;
  const place = rulePlace(model, name);
  const bounds = { least: diagrams.and(members, possible), never: diagrams.minus(possible, members) };
  const found = conditionsBetween(model, place, bounds).filter(isExpression);
  const pruned = from === undefined ? [] : [withoutIdleParts(model, from, members)];
  const isRight = (one: Expression): boolean => {
    const holds = conditions.ofExpression(one);
    return holds !== undefined && diagrams.and(differ(model, holds, members), possible) === 0;
  };
  const assumptions = assumptionsOf(model);
  const describe = (logic: Expression): OtherRule => ({
    logic,
    assumes: assumptions.behind(differ(model, conditions.ofExpression(logic) ?? 0, members)),
  });
  const needed = (logic: Expression): readonly OtherRule[] => {
    const whole = describe(logic);
    const less = describe(withoutIdleParts(model, logic, members));
    return less.assumes.every((id) => whole.assumes.includes(id)) ? [less] : [whole, less];
  };
  const offered = [...pruned, ...found].filter(isRight).flatMap(needed);
  return [...new Map(offered.map((one) => [JSON.stringify(one.logic), one])).values()].toSorted(
    (one, other) =>
      Number(one.assumes.length > 0) - Number(other.assumes.length > 0) ||
      namesCount(one.logic) - namesCount(other.logic) ||
      lengthOf(one.logic) - lengthOf(other.logic),
  );
};

// Only names count: fewer negations alone do not make a rule easier to read.
const namesCount = (logic: Expression): number => JSON.stringify(logic).split('{"var":').length - 1;

// Undefined when it is not shorter. Rules that are always or never true must be corrected, not shortened.
export const shorterRule = (model: PortalModel, name: string, logic: Expression): OtherRule | undefined => {
  const members = model.world.conditions.ofExpression(logic);
  if (members === undefined) return undefined;
  const { diagrams, possible } = model.world;
  if (diagrams.and(members, possible) === 0 || diagrams.covers(members, possible)) return undefined;
  return rulesFor(model, name, members, logic).find((one) => namesCount(one.logic) < namesCount(logic));
};
