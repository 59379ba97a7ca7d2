import type { PlacedScreen } from '../../config/portal-config.ts';
import type { Diagram } from '../diagram/diagrams.ts';
import type { PortalItem } from '../model/portal-item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import type { AnalysisFinding } from './finding.ts';
import type { Inspect } from './inspection.ts';

/** Members whom a screen shows a block, or leads on. */
const served = ({ world: { diagrams }, byId }: PortalModel, { key, blocks }: PlacedScreen, { links }: PortalItem): Diagram => {
  const shown = blocks.map(({ id }) => byId.get(`${key}/${id}`)?.shown ?? 0);
  const led = links.map(({ value, members, leads }) => (value === undefined ? 0 : diagrams.and(members, leads)));
  return diagrams.any([...shown, ...led]);
};

/** Screens that some possible member may open and finds empty: no block is on show, and nothing leads on. */
export const screenFindings = (model: PortalModel, inspect: Inspect): readonly AnalysisFinding[] => {
  const { diagrams, possible } = model.world;
  return model.portal.config.screens.flatMap((screen) => {
    const item = model.byId.get(screen.key);
    if (!item) return [];
    const empty = diagrams.minus(diagrams.and(item.shown, possible), served(model, screen, item));
    return empty === 0 ? [] : [inspect({ code: 'empty-screen', about: { kind: 'item', name: screen.key }, example: () => empty })];
  });
};
