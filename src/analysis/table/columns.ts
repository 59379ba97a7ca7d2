import type { Language } from '../../config/portal-config.ts';
import type { Facts } from '../../rules/gate.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { oneOf } from '../explain/describe-set.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { factFrom } from '../model/world.ts';
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

/**
 * A column for each variant that applies first, one for members to whom none applies and one for members without plans;
 * all of them are signed in, with a selected coverage where they have one.
 */
export const tableColumns = ({ portal, world, firstVariants }: PortalModel, language: Language): readonly TableColumn[] => {
  const { diagrams, possible, conditions } = world;
  const say = sentences(language);
  const from = (source: string): Diagram => factFrom(portal.config, world, source);
  const signedIn = diagrams.and(possible, from('session:isLoggedIn'));
  const noPlans = diagrams.and(signedIn, conditions.ofWhen(portal.config.settings.noPlans));
  const withCoverage = diagrams.minus(diagrams.and(signedIn, from('session:isCoverageSelected')), noPlans);
  const ofVariants = firstVariants.map(({ variant, members }): TableColumn => {
    const says = variant === undefined ? say('column.default') : (portal.labels.variants[variant]?.[language] ?? variant);
    return {
      name: variant ?? 'default',
      says,
      ...(variant !== undefined && { isFirst: true }),
      members: diagrams.and(withCoverage, members),
    };
  });
  return [...ofVariants, { name: 'noPlans', says: say('column.noPlans'), members: noPlans }];
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
