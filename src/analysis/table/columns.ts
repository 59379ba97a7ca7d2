import type { Language } from '../../config/portal-config.ts';
import type { Facts } from '../../rules/gate.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { oneOf } from '../explain/describe-set.ts';
import { planGroups } from '../explain/plan-shares.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { valueIndex } from '../space/space.ts';
import { sentences } from '../words/sentences.ts';

export interface TableColumn {
  readonly name: string;
  readonly says: string;
  /** True if no earlier plan variant applies to the members of the column. */
  readonly isFirst?: true;
  readonly isMember?: true;
  readonly members: Diagram;
}

export interface Sample {
  readonly name: string;
  readonly summary: string;
  readonly facts: Facts;
}

// A sample member is already called visitor.
const nameOf = (plan: string): string => (plan === 'visitor' ? 'signedOut' : plan);

/**
 * Returns columns that cover every member once: one for each plan variant that applies first, then no
 * variant, no plans, no coverage chosen, and signed out.
 */
export const tableColumns = (model: PortalModel, language: Language): readonly TableColumn[] => {
  const say = sentences(language);
  const { labels } = model.portal;
  const groups = planGroups(model, model.world.possible);
  const names = [
    ...model.firstVariants.map(({ variant }) => variant ?? 'default'),
    'noPlans',
    'unchosen',
    'visitor',
  ];
  return names.map((plan): TableColumn => {
    const isVariant = model.world.variants.some(({ name }) => name === plan);
    return {
      name: nameOf(plan),
      says: isVariant ? (labels.variants[plan]?.[language] ?? plan) : say(`column.${nameOf(plan)}`),
      ...(isVariant && { isFirst: true }),
      members: groups.find((group) => group.plan === plan)?.members ?? 0,
    };
  });
};

/** Returns the column of one sample member, even if the constraints exclude that member. */
export const sampleColumn = ({ world }: PortalModel, { name, summary, facts }: Sample): TableColumn => {
  const members = [...world.space.variables].reverse().reduce((all, variable) => {
    const value = facts[variable.name];
    return value === undefined
      ? all
      : world.diagrams.and(oneOf(world, variable, new Set([valueIndex(variable, value)])), all);
  }, 1);
  return { name, says: summary, isMember: true, members };
};

export interface Overlap {
  readonly first: string;
  readonly also: string;
  readonly members: Diagram;
}

/** Returns the pairs of plan variants that can apply to the same member, with the members who have both. */
export const overlaps = ({ world }: PortalModel, columns: readonly TableColumn[]): readonly Overlap[] =>
  world.variants.flatMap(({ name: also, members: applies }) =>
    columns.flatMap(({ name: first, members: column }) => {
      const members = first === also ? 0 : world.diagrams.and(column, applies);
      return members === 0 ? [] : [{ first, also, members }];
    }),
  );
