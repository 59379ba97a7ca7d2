import { groupBy } from '../../../rules/group-by.ts';
import { type ConfigIndex, spotOf } from '../config-index.ts';
import type { Finding } from '../finding.ts';
import type { NameSpace } from './unknown-names.ts';

const reportedCodes: readonly string[] = [
  'unknown-rule',
  'unknown-frame',
  'unknown-link',
  'unknown-block',
  'unknown-document',
  'unknown-list',
];

/** Names that are declared and that nothing uses. */
export const unusedFindings = (spaces: readonly NameSpace[]): readonly Finding[] =>
  spaces
    .filter(({ code }) => reportedCodes.includes(code))
    .flatMap(({ what, declared, uses }) => {
      const used = new Set(uses.map(({ name }) => name));
      return [...declared]
        .filter(([name]) => !used.has(name))
        .map(([name, at]) => ({
          at,
          severity: 'warning' as const,
          code: 'unused-name',
          message: `nothing uses the ${what} \`${name}\``,
          hint: 'Delete it, or use it.',
        }));
    });

/** Screens and entries with the same `order` in one menu: the order of the files would decide. */
export const menuOrderFindings = (index: ConfigIndex): readonly Finding[] => {
  const screens = index.withRole('screen').flatMap((screen) => {
    const { menu } = screen.value;
    return menu ? [{ menu: menu.in, order: menu.order, at: spotOf(screen, ['menu', 'order']) }] : [];
  });
  const entries = index
    .withRole('menu')
    .flatMap((menu) =>
      menu.value.entries.map(({ order }, place) => ({ menu: menu.value.id, order, at: spotOf(menu, ['entries', place, 'order']) })),
    );
  return [...groupBy([...screens, ...entries], ({ menu, order }) => `${menu} ${order}`).values()].flatMap(
    ([first, again]): readonly Finding[] =>
      first && again
        ? [
            {
              at: again.at,
              severity: 'warning',
              code: 'same-order',
              message: `two entries of the menu \`${first.menu}\` have the order ${first.order}`,
              hint: 'Give each its own number.',
              also: [first.at],
            },
          ]
        : [],
  );
};
