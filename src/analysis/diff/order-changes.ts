import type { Diagram } from '../diagram/diagrams.ts';
import type { PortalItem } from '../model/portal-item.ts';
import type { MeaningChange } from './meaning-change.ts';
import type { Sides } from './sides.ts';

const holderOf = ({ id, kind }: PortalItem): string => (kind === 'screen' ? '' : id.slice(0, id.lastIndexOf('/')));

const listsOf = (items: readonly PortalItem[]): ReadonlyMap<string, readonly PortalItem[]> => {
  const lists = new Map<string, PortalItem[]>();
  for (const item of items) {
    if (item.kind === 'screen') continue;
    const list = lists.get(holderOf(item)) ?? [];
    list.push(item);
    lists.set(holderOf(item), list);
  }
  return lists;
};

/** Blocks of a screen, items of a block and entries of a menu that stand in another order, for the members who see two that changed places. */
export const orderChanges = ({ before, after, possible }: Sides): readonly MeaningChange[] => {
  const { diagrams } = after.world;
  const now = listsOf(after.items);
  return [...listsOf(before.items)].flatMap(([holder, list]) => {
    const places = new Map((now.get(holder) ?? []).map(({ id }, place) => [id, place]));
    const common = list.filter(({ id }) => places.has(id));
    const place = ({ id }: PortalItem): number => places.get(id) ?? 0;
    if (common.every((item, at) => at === 0 || place(common[at - 1] as PortalItem) < place(item))) return [];
    let members: Diagram = 0;
    common.forEach((one, at) => {
      for (const other of common.slice(at + 1)) {
        if (place(one) > place(other)) members = diagrams.or(members, diagrams.and(one.shown, other.shown));
      }
    });
    const concerned = diagrams.and(members, possible);
    return concerned === 0 ? [] : [{ kind: 'order', item: holder, what: 'order', before: undefined, after: undefined, members: concerned }];
  });
};
