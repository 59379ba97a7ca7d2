import type { PortalConfig } from '../../config/portal-config.ts';
import { memoize } from '../../rules/memoize.ts';
import { ruleNames, type When } from '../../rules/expression.ts';
import { sortTopologically } from '../../rules/sort-topologically.ts';

type Naming = Pick<PortalConfig, 'rules' | 'constraints' | 'variants'> &
  Partial<Pick<PortalConfig, 'screens' | 'menus'>>;

type NamesOf = (rule: string) => readonly string[];

const namesIn = (when: When): readonly string[] => {
  if (typeof when === 'string') return [when];
  return Array.isArray(when) ? (when as readonly string[]) : (ruleNames(when) ?? []);
};

// Collects into one array instead of returning many: the first analysis waits for this.
const addGates = (value: unknown, gates: When[]): void => {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) addGates(one, gates);
    return;
  }
  for (const name in value) {
    const part = (value as Readonly<Record<string, unknown>>)[name];
    if (name === 'when') gates.push(part as When);
    else addGates(part, gates);
  }
};

type Conditions = ReadonlyMap<string, readonly string[]>;

const byText = (gates: readonly When[]): Conditions =>
  new Map(gates.map(namesIn).map((names) => [names.join('\n'), names]));

// Cached by part, because an edit changes few of them.
const conditionsIn = memoize((part: object): Conditions => {
  const gates: When[] = [];
  addGates(part, gates);
  return byText(gates);
});

// Each once, where it is read first: a repeated condition changes no order.
const conditionsOf = (rules: Naming['rules'], configs: readonly Naming[]): readonly (readonly string[])[] => {
  const found = new Map(byText(Object.values(rules)));
  for (const { variants, screens = [], menus = [] } of configs)
    for (const part of [...variants, ...screens, ...menus])
      for (const [text, names] of conditionsIn(part)) found.set(text, names);
  return [...found.values()];
};

// A condition counts once for each path to a name, and larger counts make no difference.
const heaviest = 1e9;

// Heaviest condition first. Within a condition the lightest names come first: what it names directly is then
// above a diagram that it shares with other rules.
const inReadingOrder = (
  names: readonly string[],
  conditions: readonly (readonly string[])[],
  namesOf: NamesOf,
): readonly string[] => {
  const weights = new Map<string, number>();
  const weightOf = (condition: readonly string[]): number =>
    Math.min(
      heaviest,
      condition.reduce((sum, name) => sum + (weights.get(name) ?? 1), 0),
    );
  for (const name of sortTopologically(conditions.flat(), namesOf))
    weights.set(name, Math.max(1, weightOf(namesOf(name))));
  const read = conditions.map((condition) => ({ condition, weight: weightOf(condition) }));
  const isLight = (name: string): boolean => (weights.get(name) ?? 1) === 1;
  const lightFirst = (condition: readonly string[]): readonly string[] =>
    condition.every(isLight)
      ? condition
      : [...condition].sort((one, other) => (weights.get(one) ?? 1) - (weights.get(other) ?? 1));
  const heavyFirst = read
    .sort((one, other) => other.weight - one.weight)
    .flatMap(({ condition }) => lightFirst(condition));
  const facts = new Set(names);
  return [
    ...new Set([
      ...sortTopologically(heavyFirst, (name) => lightFirst(namesOf(name))).filter((name) => facts.has(name)),
      ...names,
    ]),
  ];
};

// Facts without constraints come first: conditions on them then end in the one diagram of all possible
// members. The others follow by shared constraints, small ones counting more; ties keep facts together that
// rules and gates use together.
export const factOrder = (names: readonly string[], configs: readonly Naming[]): readonly string[] => {
  const [first, ...others] = configs.map((config) => config.rules);
  const rules: Naming['rules'] =
    others.length === 0 ? (first ?? {}) : (Object.assign({}, first, ...others) as Naming['rules']);
  const facts = new Set(names);
  const namesOf: NamesOf = (name) =>
    !facts.has(name) && Object.hasOwn(rules, name) ? namesIn(rules[name] ?? []) : [];
  const groups = configs
    .flatMap(({ constraints }) => constraints)
    .map(({ logic }) => sortTopologically(namesIn(logic), namesOf).filter((name) => facts.has(name)))
    .filter(({ length }) => length > 1);
  const read = inReadingOrder(names, conditionsOf(rules, configs), namesOf);
  const strength = new Map<string, number>();
  const strengthOf = (name: string): number => strength.get(name) ?? 0;
  for (const group of groups) for (const name of group) strength.set(name, strengthOf(name) + 1);
  let waiting = read.filter((name) => strengthOf(name) > 0);
  const order = read.filter((name) => strengthOf(name) === 0);
  while (waiting.length > 0) {
    const next = waiting.reduce((best, name) => (strengthOf(name) > strengthOf(best) ? name : best));
    waiting = waiting.filter((name) => name !== next);
    order.push(next);
    for (const group of groups) {
      if (group.includes(next))
        for (const name of group) strength.set(name, strengthOf(name) + 1000 / group.length);
    }
  }
  return order;
};
