import type { Language } from '../../config/portal-config.ts';
import { withSubject } from '../diagrams/too-large.ts';
import { lookOf } from '../model/content.ts';
import type { ItemKind, PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import {
  type Cell,
  cellOf,
  commonFields,
  describedShares,
  differingFields,
  sharesOf,
  withoutConstraints,
} from './cells.ts';
import { cellAssumptions } from './cell-assumptions.ts';
import { overlaps, type Sample, sampleColumn, type TableColumn, tableColumns } from './columns.ts';
import { type Fields, type Outcome, outcomes as outcomesOf } from './outcomes.ts';

export interface Row {
  readonly id: string;
  readonly kind: ItemKind;
  readonly path?: string;
  /**
   * The values that everyone who sees the item gets. If no column sees it, the values of members outside the columns.
   */
  readonly everywhere: Fields;
  /** Other fields that change the appearance, as JSON. They are compared and signed off but not described. */
  readonly look: string;
  readonly cells: readonly Cell[];
}

export interface ColumnHead {
  readonly name: string;
  readonly says: string;
  readonly isFirst?: true;
}

/** A table of items by columns that shows what all possible members get. */
export interface GatingTable {
  readonly language: Language;
  readonly columns: readonly ColumnHead[];
  readonly rows: readonly Row[];
}

const headOf = ({ name, says, isFirst }: TableColumn): ColumnHead => ({
  name,
  says,
  ...(isFirst && { isFirst }),
});

/**
 * Builds the gating table in one language: plan columns first, then one for each sample member. `items`
 * limits the rows.
 */
export const gatingTable = (
  model: PortalModel,
  language: Language,
  samples: readonly Sample[] = [],
  items: readonly PortalItem[] = model.items,
): GatingTable => {
  const columns = tableColumns(model, language);
  const sampled = samples.map((sample) => sampleColumn(model, sample));
  const anybody = withoutConstraints(model);
  const { diagrams } = model.world;
  const shared = overlaps(model, columns);
  const assumed = cellAssumptions(model, language);
  const rowOf = (item: PortalItem): Row => {
    const possible = outcomesOf(model, item);
    const any = sampled.length > 0 ? outcomesOf(anybody, item) : [];
    const part = (seen: readonly Outcome[], { name, members }: TableColumn) => ({
      name,
      ...describedShares(model, sharesOf(diagrams, seen, members, language), members),
    });
    const parts = [
      ...columns.map((column) => part(possible, column)),
      ...sampled.map((column) => part(any, column)),
    ];
    const further = shared.map((overlap) => ({
      ...overlap,
      shares: sharesOf(diagrams, possible, overlap.members, language),
    }));
    const shown = parts.flatMap(({ shares }) => shares.map(({ fields }) => fields));
    const all = shown.length > 0 ? shown : possible.map(({ fields }) => fields[language]);
    const everywhere = commonFields(all);
    const wording = { language, own: differingFields(all, everywhere), item };
    const path = item.kind === 'screen' ? model.portal.config.paths[language][item.id] : undefined;
    const assumes = assumed(item, parts);
    const cells = parts.map((described, at): Cell => {
      const also =
        at < columns.length ? further.filter(({ also: variant }) => variant === described.name) : [];
      const ids = assumes[at] ?? [];
      return { ...cellOf(model, wording, described, also), ...(ids.length > 0 && { assumes: ids }) };
    });
    return {
      id: item.id,
      kind: item.kind,
      ...(path !== undefined && { path }),
      everywhere,
      look: lookOf(model, item),
      cells,
    };
  };
  return {
    language,
    columns: [...columns, ...sampled].map(headOf),
    rows: items.map((item) => withSubject({ kind: 'item', name: item.id }, () => rowOf(item))),
  };
};
