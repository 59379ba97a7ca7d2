import { realisticMembers, type Likeness, witnessIn } from '../../analysis/explain/witness.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { factsOf, type State } from '../../analysis/space/space.ts';
import { tableColumns } from '../../analysis/table/columns.ts';
import { parseValue } from '../../analysis/table/named-condition.ts';
import type { Language } from '../../config/portal-config.ts';
import type { Facts, FactValue } from '../../rules/gate.ts';
import { memberText, type NamedMember, unknownValue } from '../../member/member-name.ts';
import type { SampleState } from '../../samples/sample-states.ts';

/** Returns an example member in the form of an address: a sample member with the facts that differ. */
export const exampleMember = (
  { world: { space } }: PortalModel,
  state: State,
  { name, but }: Likeness,
): string => {
  const facts = factsOf(space, state);
  return memberText({ name, set: but.map((fact) => ({ fact: fact.name, value: String(facts[fact.name]) })) });
};

export interface FoundMember {
  readonly own: Facts;
  // With the set facts; unknown facts have no value.
  readonly facts: Facts;
  readonly unknown: readonly string[];
}

const planFacts = (
  model: PortalModel,
  samples: readonly SampleState[],
  plan: string,
  language: Language,
): Facts | undefined => {
  const column = tableColumns(model, language).find(({ name }) => name === plan);
  const witness = column && witnessIn(model, column.members, realisticMembers(model, samples));
  return witness && factsOf(model.world.space, witness.state);
};

/** Returns the facts of a named member; undefined for an unknown name. */
export const findMember = (
  model: PortalModel,
  samples: readonly SampleState[],
  { name, set }: NamedMember,
  language: Language,
): FoundMember | undefined => {
  const sample =
    samples.find((one) => one.name === name) ?? samples.find((one) => one.name.startsWith(`${name}/`));
  const own = name.startsWith('plan:')
    ? planFacts(model, samples, name.slice('plan:'.length), language)
    : sample?.facts;
  if (!own) return undefined;
  const { byName } = model.world.space;
  const facts: Record<string, FactValue> = { ...own };
  const unknown: string[] = [];
  for (const { fact, value } of set) {
    const variable = byName.get(fact);
    const parsed = variable && parseValue(variable, value);
    if (variable && value === unknownValue) delete facts[fact];
    else if (parsed === undefined) unknown.push(`${fact}=${value}`);
    else facts[fact] = parsed;
  }
  return { own, facts, unknown };
};
