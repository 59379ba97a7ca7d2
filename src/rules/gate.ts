import jsonLogic from 'json-logic-js';
import { type Expression, ruleNames, type When } from './expression.ts';
import { memoize } from './memoize.ts';

/** A fact's value once normalised: yes/no, one of an enum's values, or a bounded whole number. */
export type FactValue = boolean | string | number;

/** The declared facts (null prototype, frozen). One that is missing is not known: no rule that names it can be decided. */
export type Facts = Readonly<Record<string, FactValue>>;

type Rules = Readonly<Record<string, Expression>>;

/** What the engine needs of a configuration: its rules and its plan variants, most specific first. */
interface RuleSet {
  readonly rules: Rules;
  readonly variants: readonly { readonly name: string; readonly when: When }[];
}

/** The days on which something is there: from the first of `from`, up to the last before `until`; days are written YYYY-MM-DD. */
export interface Dated {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Whether a day, written YYYY-MM-DD, lies in a span: from its first day, up to the day before `until`. */
export const isDueOn = ({ from, until }: Dated, day: string): boolean =>
  (from === undefined || from <= day) && (until === undefined || day < until);

/** Whether a member sees something; if not, by which rule it is hidden and, where that rule could not be decided, why. */
type Decision = { readonly shown: true } | { readonly shown: false; readonly by: string; readonly undecided?: string };

interface Gated extends Dated {
  readonly when?: When | undefined;
}

/** The gate of one member's facts. */
export interface Gate {
  readonly facts: Facts;
  readonly decide: (when: When | undefined) => Decision;
  /** True on the days of its span; always for what has none. */
  readonly isDue: (entry: Dated) => boolean;
  /** Those of a list that the member sees, which are due; worked out once for the same list. */
  readonly visible: <Item extends Gated>(list: readonly Item[]) => readonly Item[];
  /** Plan variants that apply, most specific first. */
  readonly variants: readonly string[];
}

/** A fact, a rule or an expression that can be decided for every member. */
interface Decided {
  readonly kind: 'decided';
  readonly name: string;
  /** What json-logic-js is asked. */
  readonly logic: Expression;
  /** The rules that `logic` names, all of them decided. */
  readonly needs: readonly string[];
  /** The decision where it does not hold. */
  readonly hidden: Decision;
}

/** One that cannot be decided for any member, and why. */
interface Undecided {
  readonly kind: 'undecided';
  readonly name: string;
  readonly why: string;
}

type Condition = Decided | Undecided;

/** The conditions of a rule set, each prepared once for all members who have the same facts. */
interface Conditions {
  /** Each rule after those that it needs. */
  readonly rules: readonly Condition[];
  readonly of: (when: string | Expression) => Condition;
}

const decided = (name: string, logic: Expression, needs: readonly string[]): Decided => ({
  kind: 'decided',
  name,
  logic,
  needs,
  hidden: { shown: false, by: name },
});

const undecided = (name: string, why: string): Undecided => ({ kind: 'undecided', name, why });

/** What names something unknown, depends on itself or is outside the grammar is undecided, and so is all that needs it. */
const prepare = (rules: Rules, isFact: (name: string) => boolean): Conditions => {
  const prepared = new Map<string | Expression, Condition>();
  const underway = new Set<string>();

  const fromLogic = (name: string, logic: Expression, names: readonly string[]): Condition => {
    const needs = names.filter((one) => !isFact(one));
    const obstacle = needs.map(of).find((rule) => rule.kind === 'undecided');
    return obstacle ? undecided(name, obstacle.why) : decided(name, logic, needs);
  };

  const fromName = (name: string): Condition => {
    if (isFact(name)) return decided(name, { '===': [{ var: name }, true] }, []);
    const logic = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!logic) return undecided(name, `nothing is called ${name}`);
    const names = ruleNames(logic);
    if (!names) return undecided(name, 'outside the grammar');
    if (underway.has(name)) return undecided(name, `${name} depends on itself`);
    underway.add(name);
    return fromLogic(name, logic, names);
  };

  const fromExpression = (logic: Expression): Condition => {
    const names = ruleNames(logic);
    return names ? fromLogic(JSON.stringify(logic), logic, names) : undecided('an expression', 'outside the grammar');
  };

  const of = (when: string | Expression): Condition => {
    const known = prepared.get(when);
    if (known) return known;
    const condition = typeof when === 'string' ? fromName(when) : fromExpression(when);
    prepared.set(when, condition);
    return condition;
  };

  Object.keys(rules).forEach(of);
  return { rules: [...prepared.values()], of };
};

const shown: Decision = { shown: true };

/** The day of a gate, written YYYY-MM-DD; asked only where something has a span (Decision 0026). */
type Today = () => string;

const gateOf = (facts: Facts, conditions: Conditions, variants: RuleSet['variants'], today: Today | undefined): Gate => {
  const decisions = new Map<string | Expression, Decision>();
  /** A copy of the facts with the rules that other rules need, made when the first one is needed. */
  let values: Record<string, FactValue> | undefined;

  const work = (condition: Condition): Decision => {
    if (condition.kind === 'undecided') return { shown: false, by: condition.name, undecided: condition.why };
    for (const name of condition.needs) {
      values ??= Object.assign(Object.create(null) as Record<string, FactValue>, facts);
      values[name] = ask(name).shown;
    }
    return jsonLogic.apply(condition.logic, values ?? facts) ? shown : condition.hidden;
  };

  const ask = (when: string | Expression): Decision => {
    const known = decisions.get(when);
    if (known) return known;
    const decision = work(conditions.of(when));
    decisions.set(when, decision);
    return decision;
  };

  const decide = (when: When | undefined): Decision => {
    if (when === undefined) return shown;
    if (!Array.isArray(when)) return ask(when);
    return (when as readonly string[]).map(decide).find((decision) => !decision.shown) ?? shown;
  };

  const isDue = (entry: Dated): boolean => !today || (entry.from ?? entry.until) === undefined || isDueOn(entry, today());

  const visible = <Item extends Gated>(list: readonly Item[]): readonly Item[] =>
    list.filter((item) => isDue(item) && decide(item.when).shown);

  for (const rule of conditions.rules) decisions.set(rule.name, work(rule));
  const visibleOnce = memoize<readonly Gated[], readonly Gated[]>(visible);
  return { facts, decide, isDue, visible: visibleOnce as Gate['visible'], variants: visible(variants).map(({ name }) => name) };
};

/** Ids of the constraints that a member's facts break, in order; none for a member who is possible. */
export const brokenConstraints = (
  gate: Gate,
  constraints: readonly { readonly id: string; readonly logic: Expression }[],
): readonly string[] => constraints.filter(({ logic }) => !gate.decide(logic).shown).map(({ id }) => id);

/**
 * The one gate function: for a rule set, from a member's facts and the day to their gate. A rule that cannot be decided
 * hides its item and says so; it never opens. Without a day everything is due. The gate of the same facts object and day is worked out once.
 */
export const gatekeeper = ({ rules, variants }: RuleSet): ((facts: Facts, today?: Today) => Gate) => {
  const conditionsFor = memoize((names: string): Conditions => {
    const facts = new Set(names.split(','));
    return prepare(rules, (name) => facts.has(name));
  });
  const gatesOn = memoize((today: Today | undefined) =>
    memoize((facts: Facts) => gateOf(facts, conditionsFor(Object.keys(facts).join()), variants, today)),
  );
  return (facts, today) => gatesOn(today)(facts);
};
