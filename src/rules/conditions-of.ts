import type { Hidden } from './decision.ts';
import type { Facts } from './facts.ts';
import { ruleNames } from './rule-names.ts';
import type { Expression } from './when.ts';

/** A fact, a rule or an expression made ready to be asked of many members. */
export interface Condition {
  /** Its number among those of its rule set. */
  readonly place: number;
  /** What json-logic-js is asked; false for what cannot be decided. */
  readonly logic: Expression | false;
  /** The rules that it names. */
  readonly rules: readonly Condition[];
  /** The decision where it does not hold. */
  readonly hidden: Hidden;
}

/** The conditions of a rule set. */
export interface Conditions {
  readonly all: readonly Condition[];
  readonly of: (when: string | Expression) => Condition;
}

/**
 * Makes a rule set ready, each condition once, for members who have the facts that `facts` has. What names anything else,
 * depends on itself or is outside the grammar is undecided.
 */
export const conditionsOf = (rules: Readonly<Record<string, Expression>>, facts: Facts): Conditions => {
  const known = new Map<string | Expression, Condition>();
  const isFact = (name: string): boolean => Object.hasOwn(facts, name);
  let place = 0;
  const add = (
    when: string | Expression,
    [by, undecided, logic]: readonly [by: string, undecided?: string | undefined, logic?: Expression],
    named: readonly Condition[] = [],
  ): Condition => {
    const condition: Condition = {
      place: place++,
      logic: undecided === undefined && (logic ?? false),
      rules: named,
      hidden: { shown: false, by, undecided },
    };
    known.set(when, condition);
    return condition;
  };
  const ready = (when: string | Expression): Condition => {
    const isName = typeof when === 'string';
    const rule = isName && Object.hasOwn(rules, when) ? rules[when] : undefined;
    const logic = !isName ? when : isFact(when) ? { '===': [{ var: when }, true] } : rule;
    const names = logic && ruleNames(logic);
    const by = isName ? when : names ? JSON.stringify(when) : 'an expression';
    if (!names) return add(when, [by, logic ? 'outside the grammar' : `nothing is called ${by}`]);
    if (isName) add(when, [by, `${by} depends on itself`]);
    const named = names.filter((name) => !isFact(name)).map(of);
    return add(when, [by, named.find((one) => !one.logic)?.hidden.undecided, logic], named);
  };
  const of = (when: string | Expression): Condition => known.get(when) ?? ready(when);
  return { all: Object.keys(rules).map(of), of };
};
