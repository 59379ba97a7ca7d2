import type { Language } from '../../config/portal-config.ts';
import type { Facts } from '../../rules/gate.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { oneOf } from '../explain/describe-set.ts';
import { planGroups } from '../explain/plan-shares.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { valueIndex } from '../space/space.ts';
import { sentences } from '../words/sentences.ts';

/** Members who share a column of the gating table. */
export interface TableColumn {
  readonly name: string;
  readonly says: string;
  /** Only of a plan variant: those for whom it is the first that applies. */
  readonly isFirst?: true;
  /** Only of a sample member: a column of one. */
  readonly isMember?: true;
  readonly members: Diagram;
}

/** A sample member, who gets a column of their own. */
export interface Sample {
  readonly name: string;
  readonly summary: string;
  readonly facts: Facts;
}

/** The column of visitors; a sample member is called visitor. */
const nameOf = (plan: string): string => (plan === 'visitor' ? 'signedOut' : plan);

/**
 * A column for each variant that applies first, one for members to whom none applies and one for members without plans; then one for
 * members who have not chosen a coverage yet, and one for visitors who are signed out. Together they hold every possible member once.
 */
export const tableColumns = (model: PortalModel, language: Language): readonly TableColumn[] => {
  const say = sentences(language);
  const { labels } = model.portal;
  const groups = planGroups(model, model.world.possible);
  const names = [...model.firstVariants.map(({ variant }) => variant ?? 'default'), 'noPlans', 'unchosen', 'visitor'];
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

/** A column for one sample member, whether or not the constraints allow it. */
export const sampleColumn = ({ world }: PortalModel, { name, summary, facts }: Sample): TableColumn => {
  const members = [...world.space.variables].reverse().reduce((all, variable) => {
    const value = facts[variable.name];
    return value === undefined ? all : world.diagrams.and(oneOf(world, variable, new Set([valueIndex(variable, value)])), all);
  }, 1);
  return { name, says: summary, isMember: true, members };
};

/** Members of a column to whom a further variant applies: they are not in the column of that variant. */
export interface Overlap {
  /** The variant of their column, the first that applies. */
  readonly first: string;
  /** The variant that applies besides. */
  readonly also: string;
  readonly members: Diagram;
}

/** The variants that can apply to one member, two by two, among the members of the columns. */
export const overlaps = ({ world }: PortalModel, columns: readonly TableColumn[]): readonly Overlap[] =>
  world.variants.flatMap(({ name: also, members: applies }) =>
    columns.flatMap(({ name: first, members: column }) => {
      const members = first === also ? 0 : world.diagrams.and(column, applies);
      return members === 0 ? [] : [{ first, also, members }];
    }),
  );
