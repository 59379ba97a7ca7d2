import type { Language } from '../../config/portal-config.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { describedShares, findMisdescribed, sharesOf } from './cells.ts';
import { tableColumns } from './columns.ts';
import { outcomes } from './outcomes.ts';

export interface DifferentRow {
  readonly item: string;
  readonly columns: readonly string[];
}

export const differentRows = (
  model: PortalModel,
  further: Diagram,
  language: Language,
): readonly DifferentRow[] => {
  const { world } = model;
  const { diagrams } = world;
  if (further === 0) return [];
  const wider: PortalModel = { ...model, world: { ...world, possible: further } };
  const theirs = tableColumns(wider, language);
  const columns = tableColumns(model, language).flatMap((column, at) => {
    const among = theirs[at]?.members ?? 0;
    return among === 0 ? [] : [{ ...column, among }];
  });
  return model.items.flatMap((item) => {
    const seen = outcomes(model, item);
    const others = outcomes(wider, item);
    const found = columns.filter(({ members, among }) => {
      const cell = describedShares(model, sharesOf(diagrams, seen, members, language), members);
      return findMisdescribed(world, cell, sharesOf(diagrams, others, among, language), among) !== 0;
    });
    return found.length === 0 ? [] : [{ item: item.id, columns: found.map(({ name }) => name) }];
  });
};
