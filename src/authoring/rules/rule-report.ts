import type { Diagram } from '../../analysis/diagrams/diagrams.ts';
import { describeSet } from '../../analysis/explain/describe-set.ts';
import { redundantRules, type Waiver } from '../../analysis/findings/analyse.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { holdsFor, stateOf } from '../../analysis/space/space.ts';
import { factWords } from '../../analysis/words/fact-words.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { Language, PortalConfig } from '../../config/portal-config.ts';
import { type Expression, operationOf } from '../../rules/expression.ts';
import type { SampleState } from '../../samples/sample-states.ts';
import { questionsOf, ruleSentence, type SentencePart } from './questions.ts';
import { deciding, membersOfCase, type RuleCase, ruleCases } from './rule-cases.ts';
import { type RuleUse, ruleUses } from './rule-uses.ts';
import { conditionWords } from './rule-words.ts';
import { type OtherRule, rulesFor, shorterRule } from './shorter-rule.ts';

export interface DescribedMembers {
  readonly says: string;
  readonly samples: readonly string[];
}

export interface DescribedRule {
  readonly logic: Expression;
  readonly says: string;
  readonly assumes: readonly string[];
}

export interface RuleReport {
  readonly name: string;
  readonly sentence: readonly SentencePart[];
  readonly holds: 'some' | 'nobody' | 'everybody';
  readonly trueFor: DescribedMembers;
  readonly falseFor: DescribedMembers;
  readonly asked: readonly { readonly key: string; readonly says: string }[];
  readonly idle: readonly { readonly key: string; readonly says: string }[];
  readonly questions: number;
  /** The table of cases; undefined when too many questions matter. */
  readonly cases: readonly RuleCase[] | undefined;
  /**
   * The members who match the rule only after the edit, and those who match it only before. Undefined for a
   * new rule.
   */
  readonly effect:
    | { readonly gains: DescribedMembers | undefined; readonly loses: DescribedMembers | undefined }
    | undefined;
  readonly equal: readonly { readonly name: string; readonly says: string; readonly isRule: boolean }[];
  readonly isRedundant: boolean;
  readonly shorter: DescribedRule | undefined;
  readonly uses: readonly RuleUse[];
}

type CompiledBefore = Pick<CompiledPortal, 'config' | 'labels'>;

export interface RuleContext {
  readonly model: PortalModel;
  readonly before: CompiledBefore | undefined;
  readonly samples: readonly SampleState[];
  readonly language: Language;
  /** Accepted findings; none by default. */
  readonly waivers?: readonly Waiver[];
}

// Rules of a valid configuration are nested less deeply.
const deepest = 60;

const inlined = (
  expression: unknown,
  { rules, facts }: Pick<PortalConfig, 'rules' | 'facts'>,
  depth = 0,
): unknown => {
  const { operator, operand } = operationOf(expression);
  if (depth > deepest) return undefined;
  const inner = (part: unknown): unknown => inlined(part, { rules, facts }, depth + 1);
  if (operator === 'var' && typeof operand === 'string')
    return Object.hasOwn(facts, operand) ? expression : inner(rules[operand]);
  if (operator === '!') return { '!': inner(operand) };
  if (operator === 'and' || operator === 'or')
    return { [operator]: (operand as readonly unknown[]).map(inner) };
  return operator === '' ? undefined : expression;
};

// A renamed rule is recognized by its unchanged description.
const nameBefore = (
  { config, labels }: CompiledBefore,
  { portal }: PortalModel,
  name: string,
): string | undefined => {
  if (Object.hasOwn(config.rules, name)) return name;
  const own = JSON.stringify(portal.labels.rules[name]);
  return Object.keys(config.rules).find(
    (old) => !Object.hasOwn(portal.config.rules, old) && JSON.stringify(labels.rules[old]) === own,
  );
};

const beforeOf = ({ model, before }: RuleContext, name: string): Expression | undefined => {
  const oldName = before && nameBefore(before, model, name);
  const old =
    before && oldName !== undefined ? inlined(before.config.rules[oldName], before.config) : undefined;
  return typeof old === 'object' && old !== null && model.world.conditions.ofExpression(old) !== undefined
    ? old
    : undefined;
};

const describeMembers = ({ model, samples, language }: RuleContext, members: Diagram): DescribedMembers => {
  const { world, portal } = model;
  return {
    says: factWords(portal.labels, language).cases(describeSet(world, members, world.possible)),
    samples: samples.flatMap(({ name, facts }) =>
      holdsFor(world.diagrams, members, stateOf(world.space, facts)) ? [name] : [],
    ),
  };
};

const describeRule = ({ model, language }: RuleContext, { logic, assumes }: OtherRule): DescribedRule => ({
  logic,
  says: conditionWords(model, logic, language),
  assumes: assumes.map((id) => model.portal.labels.constraints[id]?.says[language] ?? id),
});

const equalTo = ({ model, language }: RuleContext, name: string, members: Diagram): RuleReport['equal'] => {
  const { world, portal } = model;
  const { diagrams, possible, conditions, space } = world;
  const own = diagrams.and(members, possible);
  const { rules, facts } = portal.labels;
  const others = [
    ...Object.keys(portal.config.rules).filter((other) => other !== name),
    ...space.variables.filter(({ shape }) => shape.type === 'boolean').map((variable) => variable.name),
  ];
  return others
    .filter((other) => diagrams.and(conditions.ofName(other) ?? 0, possible) === own)
    .map((other) => ({
      name: other,
      says: (rules[other] ?? facts[other])?.[language] ?? other,
      isRule: Object.hasOwn(rules, other),
    }));
};

const casesOf = (context: RuleContext, logic: Expression, rule: Diagram, old: Expression | undefined) => {
  const { model, samples, language } = context;
  const questions = questionsOf(model, old ? [logic, old] : [logic], language);
  const before = old && model.world.conditions.ofExpression(old);
  return ruleCases(model, questions, { rule, before }, samples, language);
};

/**
 * Returns everything about a named rule; undefined for an unknown name or an incomplete rule. Throws
 * `TooLarge`.
 */
export const ruleReport = (context: RuleContext, name: string): RuleReport | undefined => {
  const { model, language } = context;
  const { diagrams, possible, conditions } = model.world;
  const logic = Object.hasOwn(model.portal.config.rules, name) ? model.portal.config.rules[name] : undefined;
  const rule = logic && conditions.ofExpression(logic);
  if (!logic || rule === undefined) return undefined;
  const old = beforeOf(context, name);
  const before = old && conditions.ofExpression(old);
  const described = (members: Diagram): DescribedMembers | undefined =>
    diagrams.and(members, possible) === 0
      ? undefined
      : describeMembers(context, diagrams.and(members, possible));
  const { asked, cases } = casesOf(context, logic, rule, old);
  const questions = questionsOf(model, [logic], language);
  const decisive = new Set(deciding(model.world, questions, { rule }).map(({ key }) => key));
  const isEmpty = diagrams.and(rule, possible) === 0;
  const holds = isEmpty ? 'nobody' : diagrams.covers(rule, possible) ? 'everybody' : 'some';
  const shorter = shorterRule(model, name, logic);
  return {
    name,
    sentence: ruleSentence(model, logic, language),
    holds,
    trueFor: describeMembers(context, diagrams.and(rule, possible)),
    falseFor: describeMembers(context, diagrams.minus(possible, rule)),
    asked: asked.map(({ key, yes }) => ({ key, says: yes })),
    idle: questions.filter(({ key }) => !decisive.has(key)).map(({ key, yes }) => ({ key, says: yes })),
    questions: questions.length,
    cases,
    effect:
      before === undefined
        ? undefined
        : { gains: described(diagrams.minus(rule, before)), loses: described(diagrams.minus(before, rule)) },
    equal: equalTo(context, name, rule),
    isRedundant: redundantRules(model, context.waivers).has(name),
    shorter: shorter && describeRule(context, shorter),
    uses: ruleUses(model, name, language),
  };
};

const mostOffered = 3;

/**
 * Returns the smallest rules that invert exactly the marked cases of the table; undefined when the table has
 * changed since.
 */
export const findInvertingRules = (
  context: RuleContext,
  name: string,
  turned: readonly string[],
): readonly DescribedRule[] | undefined => {
  const { model } = context;
  const { world, portal } = model;
  const logic = portal.config.rules[name];
  const rule = logic && world.conditions.ofExpression(logic);
  if (!logic || rule === undefined) return undefined;
  const { asked } = casesOf(context, logic, rule, beforeOf(context, name));
  const members = turned.map((key) => membersOfCase(world, asked, key));
  if (members.includes(undefined)) return undefined;
  const other = world.diagrams.any(members.map((one) => one ?? 0));
  const wanted = world.diagrams.or(world.diagrams.minus(rule, other), world.diagrams.minus(other, rule));
  return rulesFor(model, name, wanted, undefined)
    .slice(0, mostOffered)
    .map((one) => describeRule(context, one));
};
