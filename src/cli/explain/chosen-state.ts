import type { FactValue, Facts } from '../../rules/facts.ts';
import type { SampleState } from '../analysis/sample-states.ts';
import { UsageError } from '../usage-error.ts';

const isValue = (value: unknown): value is FactValue => ['boolean', 'string', 'number'].includes(typeof value);

const factsIn = (json: string): Facts => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    throw new UsageError('--facts is a JSON object such as {"isMedicare": true}');
  }
  const entries = Object.entries(parsed ?? {}).filter((entry): entry is [string, FactValue] => isValue(entry[1]));
  return Object.assign(Object.create(null) as Record<string, FactValue>, Object.fromEntries(entries));
};

/** The member whom an explanation is for: a sample member by name, or facts given as JSON; facts left out are unknown. */
export const chosenState = (
  states: readonly SampleState[],
  { name, json }: { readonly name: string | undefined; readonly json: string | undefined },
): Facts => {
  if (json !== undefined) return factsIn(json);
  if (name === undefined) return {};
  const found = states.find((state) => state.name === name) ?? states.find((state) => state.name.startsWith(`${name}/`));
  if (!found) throw new UsageError(`No sample member is called ${name}. There are ${states.map((state) => state.name).join(', ')}.`);
  return found.facts;
};
