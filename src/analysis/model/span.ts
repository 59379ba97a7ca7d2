import { commonSpan, type Span } from '../../config/calendar.ts';
import type { PortalItem } from './item.ts';
import type { PortalModel } from './portal-model.ts';

const ownSpan = ({ source }: PortalItem): Span => commonSpan(source, {});

/** A screen and every screen above it; a circle of parents, which the check refuses, ends where it closes. */
const lineOf = ({ byId }: PortalModel, key: string, below: readonly string[] = []): readonly PortalItem[] => {
  const screen = below.includes(key) ? undefined : byId.get(key);
  if (!screen) return [];
  const parent = screen.source['parent'];
  return [screen, ...(typeof parent === 'string' ? lineOf({ byId } as PortalModel, parent, [...below, key]) : [])];
};

/** What an item stands in, itself included: the parts of its id, and the screens above; an entry of a screen that joined a menu is that screen's. */
const holders = (model: PortalModel, { id, words }: PortalItem): readonly PortalItem[] => {
  const parts = id.split('/');
  const screen = !('screen' in words) ? '' : parts[0] === 'menus' ? words.screen : (parts[0] ?? '');
  const named = parts.slice(1).flatMap((_, at) => model.byId.get(parts.slice(0, at + 2).join('/')) ?? []);
  return [...lineOf(model, screen), ...named];
};

/** The days on which an item is there: those of its own span, of its block's and of the screens that it stands in or below. */
export const itemSpan = (model: PortalModel, item: PortalItem): Span => holders(model, item).map(ownSpan).reduce<Span>(commonSpan, {});
