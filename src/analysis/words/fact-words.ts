import type { Labels } from '../../config/compile/labels.ts';
import type { Language } from '../../config/portal-config.ts';
import type { Cases, FactCube } from '../explain/describe-set.ts';
import { memoize } from '../../rules/memoize.ts';
import { indexIn, type State, type Variable, variableValue } from '../space/space.ts';
import { sentences } from './sentences.ts';

/** The deciding facts, each in a few words: the first one, and the others. */
export interface Brief {
  readonly says: string;
  readonly others: readonly string[];
}

export interface FactWords {
  /** Describes some values of a fact: `the plan is Medicare`, `the coverage status is Active or Pending`. */
  readonly values: (variable: Variable, indexes: ReadonlySet<number>) => string;
  readonly inState: (variables: readonly Variable[], state: State) => string;
  readonly cube: (cube: FactCube) => string;
  readonly cases: (cases: Pick<Cases, 'cubes' | 'more'>, rules?: readonly string[]) => string;
  /** Summarizes cases for a table cell: the facts in the order of the cases. Undefined without facts. */
  readonly brief: (cubes: readonly FactCube[]) => Brief | undefined;
}

const mostFacts = 24;

// Larger counts only say "too many".
const mostCounted = 1_000_000;

const isRun = (indexes: readonly number[]): boolean =>
  indexes.every((index, place) => place === 0 || index === (indexes[place - 1] as number) + 1);

type ValueWords = (variable: Variable, indexes: readonly number[], fact: string) => string;

const valueWords = (
  labels: Pick<Labels, 'facts'>,
  language: Language,
): { readonly ofEnum: ValueWords; readonly ofInteger: ValueWords } => {
  const say = sentences(language);
  const name = (variable: Variable, index: number): string => {
    const value = String(variableValue(variable, index));
    return labels.facts[variable.name]?.values?.[value]?.[language] ?? value;
  };
  const listed = (variable: Variable, indexes: readonly number[]): string => {
    const names = indexes.map((index) => name(variable, index));
    return names.length < 2
      ? (names[0] ?? '')
      : names.slice(0, -1).join(say('comma')) + say('or') + (names.at(-1) ?? '');
  };
  const ofEnum: ValueWords = (variable, indexes, fact) => {
    if (indexes.length * 2 <= variable.size || indexes.length === variable.size)
      return say('isOneOf', { fact, values: listed(variable, indexes) });
    const others = Array.from({ length: variable.size }, (_, index) => index).filter(
      (index) => !indexes.includes(index),
    );
    return say('isNoneOf', { fact, values: listed(variable, others) });
  };
  const ofInteger: ValueWords = (variable, indexes, fact) => {
    const first = indexes[0] ?? 0;
    const last = indexes.at(-1) ?? 0;
    if (isRun(indexes) && first > 0 && last === variable.size - 1 && first < last)
      return say('atLeast', { fact, value: name(variable, first) });
    if (isRun(indexes) && first === 0 && last > 0 && last < variable.size - 1)
      return say('atMost', { fact, value: name(variable, last) });
    return say('isOneOf', { fact, values: listed(variable, indexes) });
  };
  return { ofEnum, ofInteger };
};

const ranksOf = memoize(
  (facts: Labels['facts']) => new Map(Object.keys(facts).map((name, index) => [name, index])),
);

/** Returns functions that describe facts, using their labels. */
export const factWords = (labels: Pick<Labels, 'facts'>, language: Language): FactWords => {
  const say = sentences(language);
  const { ofEnum, ofInteger } = valueWords(labels, language);
  const values = (variable: Variable, indexes: ReadonlySet<number>, isShort = false): string => {
    const label = labels.facts[variable.name];
    const fact = ((isShort && label?.short) || label)?.[language] ?? variable.name;
    const not = (isShort && label?.shortNot) || label?.not;
    const sorted = [...indexes].sort((one, other) => one - other);
    if (variable.shape.type === 'boolean')
      return indexes.has(1) ? fact : (not?.[language] ?? say('not', { fact }));
    return variable.shape.type === 'enum'
      ? ofEnum(variable, sorted, fact)
      : ofInteger(variable, sorted, fact);
  };
  const joined = (parts: readonly string[]): string =>
    [parts.slice(0, -1).join(say('comma')), ...parts.slice(-1)].filter(Boolean).join(say('and'));
  const ranks = ranksOf(labels.facts);
  // In declared order, whatever the order in the diagrams.
  const inOrder = (variables: Iterable<Variable>): readonly Variable[] =>
    [...variables].sort((one, other) => (ranks.get(one.name) ?? 0) - (ranks.get(other.name) ?? 0));
  const cube = (one: FactCube): string => {
    const facts = inOrder(one.keys()).map((variable) => values(variable, one.get(variable) ?? new Set()));
    if (facts.length === 0) return say('everybody');
    if (facts.length <= mostFacts) return joined(facts);
    return say('more', {
      facts: facts.slice(0, mostFacts).join(say('comma')),
      count: String(facts.length - mostFacts),
    });
  };
  const byFacts = (one: FactCube, other: FactCube): number => {
    const [own, others] = [one, other].map((of) =>
      inOrder(of.keys()).map(({ name }) => ranks.get(name) ?? 0),
    ) as [number[], number[]];
    const place = own.findIndex((rank, at) => rank !== others[at]);
    return place < 0 ? own.length - others.length : (own[place] ?? 0) - (others[place] ?? -1);
  };
  const cases = ({ cubes, more }: Pick<Cases, 'cubes' | 'more'>, rules: readonly string[] = []): string => {
    if (cubes.length === 0) return say('nobody');
    const listed = [...cubes].sort(byFacts).map(cube).join(say('cases'));
    if (more === 0) return listed;
    const count =
      more > mostCounted ? say('further.many') : more.toLocaleString(language === 'en' ? 'en-US' : 'es-US');
    const names = rules.length === 0 ? '' : say('further.of', { rules: rules.join(say('comma')) });
    return listed + say(more === 1 ? 'further.case' : 'further.cases', { count, names });
  };
  const brief = (cubes: readonly FactCube[]): Brief | undefined => {
    const [says, ...others] = new Set(
      [...cubes]
        .sort(byFacts)
        .flatMap((one) =>
          inOrder(one.keys()).map((variable) => values(variable, one.get(variable) ?? new Set(), true)),
        ),
    );
    return says === undefined ? undefined : { says, others };
  };
  return {
    values,
    inState: (variables, state) =>
      joined(inOrder(variables).map((variable) => values(variable, new Set([indexIn(state, variable)])))),
    cube,
    cases,
    brief,
  };
};
