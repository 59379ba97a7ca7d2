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
    return { name: variant ?? 'default', says, members: diagrams.and(withCoverage, members) };
  });
  return [...ofVariants, { name: 'noPlans', says: say('column.noPlans'), members: noPlans }];
};

/** A column for one sample member, whether or not the constraints allow it. */
export const sampleColumn = ({ world }: PortalModel, { name, summary, facts }: Sample): TableColumn => {
  const members = [...world.space.variables].reverse().reduce((all, variable) => {
    const value = facts[variable.name];
    return value === undefined ? all : world.diagrams.and(oneOf(world, variable, new Set([valueIndex(variable, value)])), all);
  }, 1);
  return { name, says: summary, members };
};
