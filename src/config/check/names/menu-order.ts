import type { Change, Finding, SourceLocation } from '../findings/finding.ts';
import { type ConfigIndex, locationOf } from '../index/config-index.ts';

interface Placed {
  readonly menu: string;
  readonly order: number;
  readonly at: SourceLocation;
}

const placedScreens = (index: ConfigIndex): readonly Placed[] =>
  index.withRole('screen').flatMap((screen) => {
    const { menu } = screen.value;
    return menu ? [{ menu: menu.in, order: menu.order, at: locationOf(screen, ['menu', 'order']) }] : [];
  });

const placedEntries = (index: ConfigIndex): readonly Placed[] =>
  index.withRole('menu').flatMap((menu) =>
    menu.value.entries.map(({ order }, index) => ({
      menu: menu.value.id,
      order,
      at: locationOf(menu, ['entries', index, 'order']),
    })),
  );

const renumbered = (menu: readonly Placed[]): readonly Change[] => {
  let last = -Infinity;
  return [...menu]
    .sort((one, other) => one.order - other.order)
    .flatMap(({ order, at }): readonly Change[] => {
      last = order > last ? order : last + 1;
      return last === order ? [] : [{ at, written: String(order), write: String(last) }];
    });
};

// With equal numbers, the order of the files would decide.
export const menuOrderFindings = (index: ConfigIndex): readonly Finding[] =>
  [...Map.groupBy([...placedScreens(index), ...placedEntries(index)], ({ menu }) => menu).values()].flatMap(
    (menu) =>
      [...Map.groupBy(menu, ({ order }) => order).values()].flatMap(([first, again]): readonly Finding[] =>
        first && again
          ? [
              {
                at: again.at,
                severity: 'warning',
                message: 'same-order',
                with: { menu: first.menu, order: first.order },
                also: [first.at],
                remedy: renumbered(menu),
              },
            ]
          : [],
      ),
  );
