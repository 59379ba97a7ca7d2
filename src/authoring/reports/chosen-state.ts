import { type Space, valueIndex, type Variable, variableValue } from '../../analysis/space/space.ts';
import type { Facts, FactValue } from '../../rules/gate.ts';
import type { SampleState } from '../../samples/sample-states.ts';
import { unknownName, UsageError } from '../refusal.ts';

const isValue = (value: unknown): value is FactValue => ['boolean', 'string', 'number'].includes(typeof value);

const valuesOf = (variable: Variable): string =>
  Array.from({ length: variable.size }, (_, index) => JSON.stringify(variableValue(variable, index))).join(', ');

const checked = ({ byName }: Space, [name, value]: readonly [string, unknown]): readonly [string, FactValue] => {
  const variable = byName.get(name);
  if (!variable) throw unknownName('fact', name, { names: byName.keys(), otherwise: 'portal explain --member m01 lists them.' });
  if (!isValue(value) || variableValue(variable, valueIndex(variable, value)) !== value)
    throw new UsageError(`The fact ${name} is one of ${valuesOf(variable)}, not ${JSON.stringify(value)}.`);
  return [name, value];
};

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

const factsIn = (space: Space, json: string): Facts => {
  const written = parsed(json);
  if (typeof written !== 'object' || written === null || Array.isArray(written))
    throw new UsageError('After --facts write an object such as {"isMedicare": true}.');
  const entries = Object.entries(written).map((entry) => checked(space, entry));
  return Object.assign(Object.create(null) as Record<string, FactValue>, Object.fromEntries(entries));
};

/** The member whom an explanation is for: a sample member by name, or facts given as JSON; facts left out are unknown. */
export const chosenState = (
  space: Space,
  states: readonly SampleState[],
  { name, json }: { readonly name: string | undefined; readonly json: string | undefined },
): Facts => {
  if (json !== undefined) return factsIn(space, json);
  if (name === undefined) return {};
  const found = states.find((state) => state.name === name) ?? states.find((state) => state.name.startsWith(`${name}/`));
  if (!found) throw new UsageError(`No sample member is called ${name}. There are ${states.map((state) => state.name).join(', ')}.`);
  return found.facts;
};
