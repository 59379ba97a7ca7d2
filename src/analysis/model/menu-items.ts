import type { Menu } from '../../config/generated/config-files.ts';
import { makeItem, type Making, type PortalItem } from './item.ts';
import { factHolds, gateSteps, type ScreenGates, type Step } from './screen-gates.ts';

type Build = Making & { readonly gates: ScreenGates };

const memberMenus: readonly Menu['place'][] = ['main', 'account'];

const wayTo = ({ config, world, gates }: Build, menu: Menu): readonly Step[] =>
  memberMenus.includes(menu.place)
    ? [
        { kind: 'signedIn', at: menu.id, ...factHolds(config, 'session:isLoggedIn'), holds: gates.signedIn },
        {
          kind: 'choice',
          at: menu.id,
          ...factHolds(config, 'session:isCoverageSelected'),
          holds: world.diagrams.not(gates.mustChoose),
        },
      ]
    : [];

// A menu is shown when one of its entries is. A menu with shared members is always shown, because the data
// bring its entries.
const menuItem = (
  build: Build,
  { id, place, members }: Menu,
  way: readonly Step[],
  held: readonly PortalItem[],
): PortalItem =>
  makeItem(build, {
    id: `menus/${id}`,
    kind: 'menu',
    steps: way,
    words: { menu: id, entry: 'title' },
    source: { place, members },
    holds: members ? undefined : held,
  });

export const menuItems = (build: Build, menu: Menu): readonly PortalItem[] => {
  const { config, world } = build;
  const way = wayTo(build, menu);
  const joined = config.screens
    .filter((screen) => screen.menu?.in === menu.id)
    .map((screen) => {
      const id = `menus/${menu.id}/${screen.key}`;
      const source = { link: `route:${screen.key}`, ...screen.menu };
      const gate = gateSteps(world, { kind: 'item', at: id, when: screen.menu?.when });
      return {
        order: screen.menu?.order ?? 0,
        item: makeItem(build, {
          id,
          kind: 'entry',
          steps: [...way, ...gate],
          words: { screen: screen.key },
          source,
        }),
      };
    });
  const own = menu.entries.map((entry) => {
    const id = `menus/${menu.id}/${entry.id}`;
    const gate = gateSteps(world, { kind: 'item', at: id, when: entry.when });
    const words = { menu: menu.id, entry: entry.id };
    return {
      order: entry.order,
      item: makeItem(build, { id, kind: 'entry', steps: [...way, ...gate], words, source: entry }),
    };
  });
  const entries = [...joined, ...own].sort((one, other) => one.order - other.order).map(({ item }) => item);
  return [menuItem(build, menu, way, entries), ...entries];
};
