import jsonLogic from 'json-logic-js';
import { type Expression, ruleNames, type When } from './expression.ts';
import { memoize } from './memoize.ts';

/** The normalized value of a fact: boolean, enum value, or bounded integer. */
export type FactValue = boolean | string | number;

/**
 * The declared facts (null prototype, frozen). A missing fact is unknown, so that rules that use it are
 * undecided.
 */
export type Facts = Readonly<Record<string, FactValue>>;

type Rules = Readonly<Record<string, Expression>>;

interface RuleSet {
  readonly rules: Rules;
  readonly variants: readonly { readonly name: string; readonly when: When }[];
}

/** The days when an entry is shown: from `from` until the day before `until`, as YYYY-MM-DD. */
export interface Period {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Returns true when a day (YYYY-MM-DD) is in a period: `from` is included, `until` is not. */
export const isShownOn = ({ from, until }: Period, day: string): boolean =>
  (from === undefined || from <= day) && (until === undefined || day < until);

// `by`: the rule that hides the item; `undecided`: why that rule could not be decided.
type Decision =
  { readonly shown: true } | { readonly shown: false; readonly by: string; readonly undecided?: string };

interface Gated extends Period {
  readonly when?: When | undefined;
}

export interface Gate {
  readonly facts: Facts;
  readonly decide: (when: When | undefined) => Decision;
  readonly isDue: (entry: Period) => boolean;
  readonly visible: <Item extends Gated>(list: readonly Item[]) => readonly Item[];
  /** The plan variants that apply, most specific first. */
  readonly variants: readonly string[];
}

interface Decided {
  readonly kind: 'decided';
  readonly name: string;
  readonly logic: Expression;
  readonly needs: readonly string[];
  readonly hidden: Decision;
}

interface Undecided {
  readonly kind: 'undecided';
  readonly name: string;
  readonly why: string;
}

type Condition = Decided | Undecided;

// Prepared once for all members with the same known facts.
interface Conditions {
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

// Rules with unknown names, cycles or invalid expressions are undecided, and so are all rules that use them.
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
    return names
      ? fromLogic(JSON.stringify(logic), logic, names)
      : undecided('an expression', 'outside the grammar');
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

// YYYY-MM-DD. Only called for entries with a period (Decision 0026).
type Today = () => string;

const gateOf = (
  facts: Facts,
  conditions: Conditions,
  variants: RuleSet['variants'],
  today: Today | undefined,
): Gate => {
  const decisions = new Map<string | Expression, Decision>();
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

  const isDue = (entry: Period): boolean =>
    !today || (entry.from ?? entry.until) === undefined || isShownOn(entry, today());

  const visible = <Item extends Gated>(list: readonly Item[]): readonly Item[] =>
    list.filter((item) => isDue(item) && decide(item.when).shown);

  for (const rule of conditions.rules) decisions.set(rule.name, work(rule));
  const visibleOnce = memoize<readonly Gated[], readonly Gated[]>(visible);
  return {
    facts,
    decide,
    isDue,
    visible: visibleOnce as Gate['visible'],
    variants: visible(variants).map(({ name }) => name),
  };
};

/** Returns the ids of the constraints that a member breaks, in order; empty for a possible member. */
export const brokenConstraints = (
  gate: Gate,
  constraints: readonly { readonly id: string; readonly logic: Expression }[],
): readonly string[] => constraints.filter(({ logic }) => !gate.decide(logic).shown).map(({ id }) => id);

/**
 * Creates a rule set's gate. Undecided rules hide items; without a day, dated entries are shown. Cached by
 * facts and day.
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
