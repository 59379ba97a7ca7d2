import type { PortalConfig } from '../../config/portal-config.ts';
import { ruleNames, type When } from '../../rules/expression.ts';
import { namedFirst } from '../../rules/named-first.ts';

/** The parts of a configuration that name facts. */
type Naming = Pick<PortalConfig, 'rules' | 'constraints' | 'variants'> & Partial<Pick<PortalConfig, 'screens' | 'menus'>>;

type NamesOf = (rule: string) => readonly string[];

const namesIn = (when: When): readonly string[] => {
  if (typeof when === 'string') return [when];
  return Array.isArray(when) ? (when as readonly string[]) : (ruleNames(when) ?? []);
};

/** Adds every gate that stands somewhere in a value of the configuration to `gates`; the first analysis waits for it, so without a list for each part. */
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

const gatesIn = (value: unknown): readonly When[] => {
  const gates: When[] = [];
  addGates(value, gates);
  return gates;
};

/** Of a condition that names others, as often as there are ways to a name; no number beyond this is of interest. */
const heaviest = 1e9;

/**
 * The facts as conditions name them, the heaviest condition first; in a condition the lightest names first, because what it names
 * directly then stands above a diagram that it shares with the rules below it.
 */
const inReadingOrder = (names: readonly string[], gates: readonly When[], namesOf: NamesOf): readonly string[] => {
  const weights = new Map<string, number>();
  const weightOf = (condition: readonly string[]): number =>
    Math.min(
      heaviest,
      condition.reduce((sum, name) => sum + (weights.get(name) ?? 1), 0),
    );
  const conditions = gates.map(namesIn);
  for (const name of namedFirst(conditions.flat(), namesOf)) weights.set(name, Math.max(1, weightOf(namesOf(name))));
  const read = conditions.map((condition) => ({ condition, weight: weightOf(condition) }));
  const isLight = (name: string): boolean => (weights.get(name) ?? 1) === 1;
  const lightFirst = (condition: readonly string[]): readonly string[] =>
    condition.every(isLight) ? condition : [...condition].sort((one, other) => (weights.get(one) ?? 1) - (weights.get(other) ?? 1));
  const heavyFirst = read.sort((one, other) => other.weight - one.weight).flatMap(({ condition }) => lightFirst(condition));
  const facts = new Set(names);
  return [...new Set([...namedFirst(heavyFirst, (name) => lightFirst(namesOf(name))).filter((name) => facts.has(name)), ...names])];
};

/**
 * An order of the facts of one configuration, or of two that are compared, that keeps diagrams small. Facts that no constraint ties to
 * others come first: a condition of them ends in the one diagram of all possible members, instead of standing below each of its nodes.
 * The others follow by their constraints: repeatedly the fact that shares most constraints with those already placed, a small constraint
 * counting more than a large one; the most constrained fact is the first of them. Facts that are equal in this stand as rules and gates
 * name them, so that what is used together stands together.
 */
export const factOrder = (names: readonly string[], configs: readonly Naming[]): readonly string[] => {
  const [first, ...others] = configs.map((config) => config.rules);
  const rules: Naming['rules'] = others.length === 0 ? (first ?? {}) : (Object.assign({}, first, ...others) as Naming['rules']);
  const facts = new Set(names);
  const namesOf: NamesOf = (name) => (!facts.has(name) && Object.hasOwn(rules, name) ? namesIn(rules[name] ?? []) : []);
  const groups = configs
    .flatMap(({ constraints }) => constraints)
    .map(({ logic }) => namedFirst(namesIn(logic), namesOf).filter((name) => facts.has(name)))
    .filter(({ length }) => length > 1);
  const gates = configs.flatMap(({ variants, screens, menus }) => gatesIn([variants, screens, menus]));
  const read = inReadingOrder(names, [...Object.values(rules), ...gates], namesOf);
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
      if (group.includes(next)) for (const name of group) strength.set(name, strengthOf(name) + 1000 / group.length);
    }
  }
  return order;
};
