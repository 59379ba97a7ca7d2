import type { BilingualText } from '../../config/message-text.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { tableColumns } from '../table/columns.ts';
import { findCondition, type NamedCondition } from '../table/named-condition.ts';

/** Members of a column of the gating table, or everyone, who meet all conditions. */
export interface Population {
  readonly plan?: string | undefined;
  readonly conditions: readonly NamedCondition[];
}

interface Described {
  readonly members: Diagram;
  readonly says: BilingualText;
}

const columnsIn = (model: PortalModel): ReadonlyMap<string, Described> => {
  const spanish = new Map(tableColumns(model, 'es').map(({ name, says }) => [name, says]));
  return new Map(
    tableColumns(model, 'en').flatMap(({ name, members, says: en }) =>
      members === 0 ? [] : [[name, { members, says: { en, es: spanish.get(name) ?? en } }] as const],
    ),
  );
};

/** Finds the members of a population in the models of several releases, oldest first. */
export interface PopulationFinder {
  /** 0 when the release has no such plan, condition or member. */
  readonly find: (model: PortalModel) => Diagram;
  /** The descriptions from the last release that has the plan or condition; undefined if no release has it. */
  readonly says: {
    readonly plan: BilingualText | undefined;
    readonly conditions: readonly (BilingualText | undefined)[];
  };
  /** The plans, facts and rules of these releases. */
  readonly names: { readonly plans: ReadonlySet<string>; readonly conditions: ReadonlySet<string> };
}

export const populationFinder = ({ plan, conditions }: Population): PopulationFinder => {
  const names = { plans: new Set<string>(), conditions: new Set<string>() };
  const says: { plan: BilingualText | undefined; conditions: (BilingualText | undefined)[] } = {
    plan: undefined,
    conditions: conditions.map(() => undefined),
  };
  const find = (model: PortalModel): Diagram => {
    const { diagrams, possible } = model.world;
    const columns = columnsIn(model);
    for (const name of columns.keys()) names.plans.add(name);
    const { facts, rules } = model.portal.config;
    for (const name of [...Object.keys(facts), ...Object.keys(rules)]) names.conditions.add(name);
    const column = plan === undefined ? { members: possible, says: undefined } : columns.get(plan);
    says.plan = column?.says ?? says.plan;
    const found = conditions.map((condition) => findCondition(model, condition));
    says.conditions = found.map((one, at) => one?.says ?? says.conditions[at]);
    return found.reduce<Diagram>(
      (all, one) => (one ? diagrams.and(all, one.holds) : 0),
      column?.members ?? 0,
    );
  };
  return { find, names, says };
};
