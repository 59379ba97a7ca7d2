import type { Language } from '../../config/portal-config.ts';
import { assumptionsOf } from '../explain/assumptions.ts';
import type { PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { type Described, findMisdescribed, sharesOf } from './cells.ts';
import { tableColumns } from './columns.ts';
import { outcomes } from './outcomes.ts';

type OfItem = (item: PortalItem, cells: readonly Described[]) => readonly (readonly string[])[];

// A cell depends on the constraints whose removal would make it wrong. Columns of sample members depend on
// nothing, because those members exist.
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
      return cell
        ? behind(findMisdescribed(world, cell, sharesOf(world.diagrams, seen, members, language), members))
        : [];
    });
  };
};
