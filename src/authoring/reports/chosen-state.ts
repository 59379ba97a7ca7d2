import { type Space, valueIndex, type Variable, variableValue } from '../../analysis/space/space.ts';
import type { Facts, FactValue } from '../../rules/gate.ts';
import type { SampleState } from '../../samples/sample-states.ts';
import { invalidRequest, UnknownName } from '../refusal.ts';

const isValue = (value: unknown): value is FactValue =>
  ['boolean', 'string', 'number'].includes(typeof value);

const valuesOf = (variable: Variable): string =>
  Array.from({ length: variable.size }, (_, index) => JSON.stringify(variableValue(variable, index))).join(
    ', ',
  );

const jsonTypes: Readonly<Record<Variable['shape']['type'], string>> = {
  boolean: 'boolean',
  enum: 'string',
  integer: 'number',
};

const factValue = ({ byName }: Space, name: string, value: unknown): FactValue => {
  const variable = byName.get(name);
  if (!variable) throw new UnknownName('fact', name, byName.keys());
  const isWhole = typeof value !== 'number' || Number.isInteger(value);
  if (!isValue(value) || !isWhole || typeof value !== jsonTypes[variable.shape.type])
    throw invalidRequest('fact-value', { name, values: valuesOf(variable), value: JSON.stringify(value) });
  return variableValue(variable, valueIndex(variable, value));
};

/**
 * Converts values to facts. Undeclared values become the default. Throws for an unknown fact and a value of
 * the wrong type.
 */
export const givenFacts = (space: Space, given: object): Facts =>
  Object.assign(
    Object.create(null) as Record<string, FactValue>,
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, factValue(space, name, value)])),
  );

/**
 * Returns the facts of a sample member. A name without a coverage (`m01`) means the member's first one.
 * Throws for an unknown name.
 */
export const sampleFacts = (states: readonly SampleState[], name: string): Facts => {
  const found =
    states.find((state) => state.name === name) ?? states.find((state) => state.name.startsWith(`${name}/`));
  if (!found)
    throw invalidRequest('no-sample', { name, names: states.map((state) => state.name).join(', ') });
  return found.facts;
};
