import { answersFor, type Answer, type Answers } from './answers.ts';
import type { Facts } from './facts.ts';
import { ruleNames } from './rule-names.ts';
import type { RuleSet } from './rule-set.ts';
import type { Expression, When } from './when.ts';

/** Shown, or hidden and by which rule; `undecided` says why the rule could not be decided. */
export type Decision = { readonly shown: true } | { readonly shown: false; readonly by: string; readonly undecided?: string };

/** The gate of one member's facts. */
export interface Gate {
  readonly facts: Facts;
  readonly decide: (when: When | undefined) => Decision;
  /** Plan variants that apply, most specific first. */
  readonly variants: readonly string[];
}

const shown: Decision = { shown: true };

const decisionOf = (answer: Answer, by: string): Decision => {
  if ('undecided' in answer) return { shown: false, by, undecided: answer.undecided };
  return answer.value === true ? shown : { shown: false, by };
};

const spelled = (expression: Expression): string => (ruleNames(expression) ? JSON.stringify(expression) : 'an expression');

const decideWith = (answers: Answers, when: When): Decision => {
  if (typeof when === 'string') return decisionOf(answers.ofName(when), when);
  if (!Array.isArray(when)) return decisionOf(answers.ofExpression(when), spelled(when));
  const decisions = (when as readonly string[]).map((name) => decideWith(answers, name));
  return decisions.find((decision) => !decision.shown) ?? shown;
};

const gateOf = (ruleSet: RuleSet, facts: Facts): Gate => {
  const answers = answersFor(ruleSet.rules, facts);
  const decided = new Map<When, Decision>();
  const decide = (when: When | undefined): Decision => {
    if (when === undefined) return shown;
    const decision = decided.get(when) ?? decideWith(answers, when);
    decided.set(when, decision);
    return decision;
  };
  const variants = ruleSet.variants.filter((variant) => decide(variant.when).shown).map((variant) => variant.name);
  return { facts, decide, variants };
};

/**
 * The one gate function: for a rule set, from a member's facts to their gate. A rule that cannot be decided
 * hides its item and says so; it never opens. The gate of the same facts object is worked out once.
 */
export const gatekeeper = (ruleSet: RuleSet): ((facts: Facts) => Gate) => {
  const gates = new WeakMap<Facts, Gate>();
  return (facts) => {
    const gate = gates.get(facts) ?? gateOf(ruleSet, facts);
    gates.set(facts, gate);
    return gate;
  };
};
