import type { Language } from '../../config/portal-config.ts';
import { assumptionsOf } from '../explain/assumptions.ts';
import type { PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { type Described, misdescribed, sharesOf } from './cells.ts';
import { tableColumns } from './columns.ts';
import { outcomes } from './outcomes.ts';

/** Ids of the assumed constraints that each cell of an item rests on, by column. */
type OfItem = (item: PortalItem, cells: readonly Described[]) => readonly (readonly string[])[];

/**
 * For the columns of plans, which assumed constraints each cell rests on: those that keep out the members of whom it would not be true.
 * Columns of sample members come after them and rest on nothing, because these members exist.
 */
export const cellAssumptions = (model: PortalModel, language: Language): OfItem => {
  const { world } = model;
  const { certain, behind } = assumptionsOf(model);
  if (certain === world.possible) return () => [];
  const wider: PortalModel = { ...model, world: { ...world, possible: certain } };
  const columns = tableColumns(wider, language);
  return (item, cells) => {
    const seen = outcomes(wider, item);
    return columns.map(({ members }, at) => {
      const cell = cells[at];
      return cell ? behind(misdescribed(world, cell, sharesOf(world.diagrams, seen, members, language), members)) : [];
    });
  };
};
