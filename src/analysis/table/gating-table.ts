import type { Language } from '../../config/portal-config.ts';
import type { Facts } from '../../rules/gate.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { describeSet, oneOf } from '../explain/describe-set.ts';
import type { ItemKind, PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { factFrom } from '../model/world.ts';
import { valueIndex } from '../space/space.ts';
import { factWords } from '../words/fact-words.ts';
import { sentences } from '../words/sentences.ts';
import { type Outcome, outcomes as outcomesOf } from './outcomes.ts';

/** Members who share a column of the gating table. */
interface TableColumn {
  readonly name: string;
  readonly says: string;
  readonly members: Diagram;
}

/** A sample member, who gets a column of their own. */
interface Sample {
  readonly name: string;
  readonly summary: string;
  readonly facts: Facts;
}

/**
 * A column for each variant that applies first, one for members to whom none applies and one for members without plans;
 * all of them are signed in, with a selected coverage where they have one.
 */
const tableColumns = ({ portal, world, firstVariants }: PortalModel, language: Language): readonly TableColumn[] => {
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
const sampleColumn = ({ world }: PortalModel, { name, summary, facts }: Sample): TableColumn => {
  const members = [...world.space.variables].reverse().reduce((all, variable) => {
    const value = facts[variable.name];
    return value === undefined ? all : world.diagrams.and(oneOf(world, variable, new Set([valueIndex(variable, value)])), all);
  }, 1);
  return { name, says: summary, members };
};

/** What some members of a column see. */
export interface CellOutcome {
  /** For whom, in words; absent: for the whole column. */
  readonly when?: string;
  readonly link?: string;
  readonly label: string;
}

export interface Cell {
  readonly verdict: 'shown' | 'hidden' | 'conditional';
  readonly outcomes: readonly CellOutcome[];
}

export interface Row {
  readonly id: string;
  readonly kind: ItemKind;
  readonly cells: readonly Cell[];
}

/** Item by column: who sees what, over all possible members. */
export interface GatingTable {
  readonly language: Language;
  readonly columns: readonly { readonly name: string; readonly says: string }[];
  readonly rows: readonly Row[];
}

const cellOf = (model: PortalModel, language: Language, seen: readonly Outcome[], column: TableColumn): Cell => {
  const { diagrams } = model.world;
  const words = factWords(model.portal.labels, language);
  const here = seen
    .map((outcome) => ({ ...outcome, members: diagrams.and(outcome.members, column.members) }))
    .filter(({ members }) => members !== 0);
  if (here.length === 0) return { verdict: 'hidden', outcomes: [] };
  const all = diagrams.any(here.map(({ members }) => members));
  const outcomes = here.map(({ members, link, label }): CellOutcome => {
    const when = members === column.members ? undefined : words.cubes(describeSet(model.world, members, column.members));
    return { ...(when !== undefined && { when }), ...(link !== undefined && { link }), label: label[language] };
  });
  return { verdict: all === column.members ? 'shown' : 'conditional', outcomes };
};

/** The model with members who break a constraint, for the columns of sample members. */
const withoutConstraints = (model: PortalModel): PortalModel => ({ ...model, world: { ...model.world, possible: model.world.valid } });

/** The gating table in words of one language: the columns of plan variants, then one for each given sample member. */
export const gatingTable = (model: PortalModel, language: Language, samples: readonly Sample[] = []): GatingTable => {
  const columns = tableColumns(model, language);
  const sampled = samples.map((sample) => sampleColumn(model, sample));
  const unconstrained = withoutConstraints(model);
  const rowOf = (item: PortalItem): Row => {
    const possible = outcomesOf(model, item);
    const any = sampled.length > 0 ? outcomesOf(unconstrained, item) : [];
    const cells = [
      ...columns.map((column) => cellOf(model, language, possible, column)),
      ...sampled.map((column) => cellOf(unconstrained, language, any, column)),
    ];
    return { id: item.id, kind: item.kind, cells };
  };
  return { language, columns: [...columns, ...sampled].map(({ name, says }) => ({ name, says })), rows: model.items.map(rowOf) };
};
