import jsonLogic from 'json-logic-js';
import { conditionsOf, type Condition, type Conditions } from './conditions-of.ts';
import type { Decision } from './decision.ts';
import type { Facts, FactValue } from './facts.ts';
import { memoize } from './remembered.ts';
import type { RuleSet } from './rule-set.ts';
import type { When } from './when.ts';

interface Gated {
  readonly when?: When | undefined;
}

/** The gate of one member's facts. */
export interface Gate {
  readonly facts: Facts;
  readonly decide: (when: When | undefined) => Decision;
  /** Those of a list that the member sees; worked out once for the same list. */
  readonly visible: <Item extends Gated>(list: readonly Item[]) => readonly Item[];
  /** Plan variants that apply, most specific first. */
  readonly variants: readonly string[];
}

const shown: Decision = { shown: true };

const gateOf = (facts: Facts, { all, of }: Conditions, { variants }: RuleSet): Gate => {
  let values: Record<string, FactValue | null> | undefined;
  const decisions: Decision[] = [];
  const work = ({ logic, rules, hidden }: Condition): Decision => {
    for (const rule of rules) {
      values ??= { __proto__: null, ...facts };
      values[rule.hidden.by] = ask(rule).shown;
    }
    return jsonLogic.apply(logic, values ?? facts) ? shown : hidden;
  };
  const ask = (condition: Condition): Decision => (decisions[condition.place] ??= work(condition));
  const decide = (when: When | undefined): Decision => {
    if (when === undefined) return shown;
    if (!Array.isArray(when)) return ask(of(when));
    return (when as readonly string[]).map(decide).find((decision) => !decision.shown) ?? shown;
  };
  const visible = <Item extends Gated>(list: readonly Item[]): readonly Item[] => list.filter(({ when }) => decide(when).shown);
  all.forEach(ask);
  const lists = memoize<readonly Gated[], readonly Gated[]>(visible);
  return { facts, decide, visible: lists as Gate['visible'], variants: visible(variants).map(({ name }) => name) };
};

/**
 * The one gate function: for a rule set, from a member's facts to their gate. A rule that cannot be decided
 * hides its item and says so; it never opens. The gate of the same facts object is worked out once.
 */
export const gatekeeper = (ruleSet: RuleSet): ((facts: Facts) => Gate) => {
  const ready = new Map<string, Conditions>();
  return memoize((facts) => {
    const names = Object.keys(facts).join();
    const conditions = ready.get(names) ?? conditionsOf(ruleSet.rules, facts);
    ready.set(names, conditions);
    return gateOf(facts, conditions, ruleSet);
  });
};
