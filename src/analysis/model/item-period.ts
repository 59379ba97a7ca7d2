import { commonPeriod, type WrittenPeriod } from '../../config/calendar.ts';
import type { PortalItem } from './item.ts';
import type { PortalModel } from './portal-model.ts';

const ownPeriod = ({ source }: PortalItem): WrittenPeriod => commonPeriod(source, {});

// Stops at a circle of parents, which the check reports.
const lineOf = ({ byId }: PortalModel, key: string, below: readonly string[] = []): readonly PortalItem[] => {
  const screen = below.includes(key) ? undefined : byId.get(key);
  if (!screen) return [];
  const parent = screen.source['parent'];
  return [
    screen,
    ...(typeof parent === 'string' ? lineOf({ byId } as PortalModel, parent, [...below, key]) : []),
  ];
};

// An entry that a screen added to a menu belongs to that screen.
const holders = (model: PortalModel, { id, words }: PortalItem): readonly PortalItem[] => {
  const parts = id.split('/');
  const screen = !('screen' in words) ? '' : parts[0] === 'menus' ? words.screen : (parts[0] ?? '');
  const named = parts.slice(1).flatMap((_, at) => model.byId.get(parts.slice(0, at + 2).join('/')) ?? []);
  return [...lineOf(model, screen), ...named];
};

/**
 * Returns the days when an item is shown together with its block, its screen and all parents of the
 * screen.
 */
export const itemPeriod = (model: PortalModel, item: PortalItem): WrittenPeriod =>
  holders(model, item).map(ownPeriod).reduce<WrittenPeriod>(commonPeriod, {});
