import type { Language } from '../../config/portal-config.ts';
import { describeSet } from '../describe/describe-set.ts';
import type { ItemKind, PortalItem } from '../model/portal-item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { factWords } from '../words/fact-words.ts';
import { outcomes, type Outcome } from './outcomes.ts';
import { sampleColumn, tableColumns, type Sample, type TableColumn } from './table-columns.ts';

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

const cellOf = (model: PortalModel, language: Language, [seen, column]: readonly [readonly Outcome[], TableColumn]): Cell => {
  const { diagrams } = model.world;
  const words = factWords(model.portal.labels, language);
  const here = seen
    .map((outcome) => ({ ...outcome, members: diagrams.and(outcome.members, column.members) }))
    .filter(({ members }) => members !== 0);
  if (here.length === 0) return { verdict: 'hidden', outcomes: [] };
  const all = diagrams.any(here.map(({ members }) => members));
  const told = here.map(({ members, link, label }): CellOutcome => {
    const when = members === column.members ? undefined : words.cubes(describeSet(model.world, members, column.members));
    return { ...(when !== undefined && { when }), ...(link !== undefined && { link }), label: label[language] };
  });
  return { verdict: all === column.members ? 'shown' : 'conditional', outcomes: told };
};

/** What any member may see, even one who breaks a constraint: for the columns of sample members. */
const everyState = (model: PortalModel): PortalModel => ({ ...model, world: { ...model.world, possible: model.world.valid } });

/** The gating table in words of one language: nine columns of plan variants, then one for each sample member given. */
export const gatingTable = (model: PortalModel, language: Language, samples: readonly Sample[] = []): GatingTable => {
  const columns = tableColumns(model, language);
  const sampled = samples.map((sample) => sampleColumn(model, sample));
  const free = everyState(model);
  const rowOf = (item: PortalItem): Row => {
    const possible = outcomes(model, item);
    const any = sampled.length > 0 ? outcomes(free, item) : [];
    const cells = [
      ...columns.map((column) => cellOf(model, language, [possible, column])),
      ...sampled.map((column) => cellOf(free, language, [any, column])),
    ];
    return { id: item.id, kind: item.kind, cells };
  };
  return { language, columns: [...columns, ...sampled].map(({ name, says }) => ({ name, says })), rows: model.items.map(rowOf) };
};
