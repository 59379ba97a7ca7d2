import jsonLogic from 'json-logic-js';
import { type Expression, ruleNames, type When } from './expression.ts';
import { memoize } from './memoize.ts';

/** Hidden and by which rule; `undecided` says why the rule could not be decided. */
interface Hidden {
  readonly shown: false;
  readonly by: string;
  readonly undecided?: string | undefined;
}

/** Whether a member sees something. */
type Decision = { readonly shown: true } | Hidden;

/** A fact's value once normalised: yes/no, one of an enum's values, or a bounded whole number. */
export type FactValue = boolean | string | number;

/** Every declared fact, always present (null prototype, frozen), so that no rule ever meets a missing name. */
export type Facts = Readonly<Record<string, FactValue>>;

/** A fact, a rule or an expression made ready to be asked of many members. */
interface Condition {
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
interface Conditions {
  readonly all: readonly Condition[];
  readonly of: (when: string | Expression) => Condition;
}

/**
 * Makes a rule set ready, each condition once, for members who have the facts that `facts` has. What names anything else,
 * depends on itself or is outside the grammar is undecided.
 */
const conditionsOf = (rules: Readonly<Record<string, Expression>>, facts: Facts): Conditions => {
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

/** What the engine needs of a configuration: its rules and its plan variants, most specific first. */
interface RuleSet {
  readonly rules: Readonly<Record<string, Expression>>;
  readonly variants: readonly { readonly name: string; readonly when: When }[];
}

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

/** Ids of the constraints that a member's facts break, in order; none for a member who is possible (rules-engine 6). */
export const brokenConstraints = (
  gate: Gate,
  constraints: readonly { readonly id: string; readonly logic: Expression }[],
): readonly string[] => constraints.filter(({ logic }) => !gate.decide(logic).shown).map(({ id }) => id);
