import type { Language } from '../../config/portal-config.ts';
import type { FactCube } from '../describe/fact-cube.ts';
import type { Labels } from '../../config/labels.ts';
import { indexIn, type State } from '../space/state.ts';
import { variableValue, type Variable } from '../space/variable.ts';
import { sentences } from './sentences.ts';

/** Facts and their values in words of one language. */
export interface FactWords {
  /** `the plan is Medicare`, `the coverage status is Active or Pending`. */
  readonly values: (variable: Variable, indexes: ReadonlySet<number>) => string;
  /** The values that some facts have in a state. */
  readonly inState: (variables: readonly Variable[], state: State) => string;
  readonly cube: (cube: FactCube) => string;
  readonly cubes: (cubes: readonly FactCube[]) => string;
}

const isRun = (indexes: readonly number[]): boolean =>
  indexes.every((index, place) => place === 0 || index === (indexes[place - 1] as number) + 1);

/** The words of facts, from their labels. */
export const factWords = (labels: Pick<Labels, 'facts'>, language: Language): FactWords => {
  const say = sentences(language);
  const listed = (names: readonly string[]): string =>
    names.length < 2 ? (names[0] ?? '') : names.slice(0, -1).join(say('comma')) + say('or') + (names.at(-1) ?? '');
  const valueName = (variable: Variable, index: number): string => String(variableValue(variable, index));
  const ofEnum = (variable: Variable, indexes: readonly number[], fact: string): string => {
    const name = (index: number): string => valueName(variable, index);
    if (indexes.length * 2 <= variable.size || indexes.length === variable.size)
      return say('isOneOf', { fact, values: listed(indexes.map(name)) });
    const others = Array.from({ length: variable.size }, (_, index) => index).filter((index) => !indexes.includes(index));
    return say('isNoneOf', { fact, values: listed(others.map(name)) });
  };
  const ofInteger = (variable: Variable, indexes: readonly number[], fact: string): string => {
    const [first, last] = [indexes[0] ?? 0, indexes.at(-1) ?? 0];
    if (isRun(indexes) && first > 0 && last === variable.size - 1 && first < last)
      return say('atLeast', { fact, value: valueName(variable, first) });
    if (isRun(indexes) && first === 0 && last > 0 && last < variable.size - 1)
      return say('atMost', { fact, value: valueName(variable, last) });
    return say('isOneOf', { fact, values: listed(indexes.map((index) => valueName(variable, index))) });
  };
  const values = (variable: Variable, indexes: ReadonlySet<number>): string => {
    const fact = labels.facts[variable.name]?.[language] ?? variable.name;
    const sorted = [...indexes].sort((one, other) => one - other);
    if (variable.shape.type === 'boolean') return indexes.has(1) ? fact : say('not', { fact });
    return variable.shape.type === 'enum' ? ofEnum(variable, sorted, fact) : ofInteger(variable, sorted, fact);
  };
  const joined = (parts: readonly string[]): string => parts.join(say('and'));
  const cube = (one: FactCube): string =>
    one.size === 0 ? say('everybody') : joined([...one].map(([variable, indexes]) => values(variable, indexes)));
  return {
    values,
    inState: (variables, state) => joined(variables.map((variable) => values(variable, new Set([indexIn(state, variable)])))),
    cube,
    cubes: (all) => (all.length === 0 ? say('nobody') : all.map(cube).join(say('cases'))),
  };
};
