import type { ViewContext } from '../../../src/view/view-context.ts';
import { buildShell } from '../../../src/view/shell/build-shell.ts';

/** A member whose coverage is settled. */
const isSettled = ({ member, coverage }: ViewContext): boolean =>
  member !== undefined && (member.coverages.length === 0 || coverage !== undefined);

/** Full ids of the menus that the portal's own views show a member, and of their entries. */
export const shownMenus = (context: ViewContext): readonly string[] => {
  const { config } = context;
  return config.menus.flatMap((menu) => {
    const only = { ...context, config: { ...config, menus: [menu] } };
    const shell = buildShell(only, { place: { pathname: '/', search: '', hash: '' }, currentKey: undefined });
    const entries = [
      ...shell.main,
      ...shell.header,
      ...shell.legal,
      ...shell.accountMenus.flatMap((one) => one.entries),
      ...shell.footer.flatMap((one) => one.entries),
    ];
    const isShown = entries.length > 0 || (menu.members && isSettled(context));
    return [...(isShown ? [`menus/${menu.id}`] : []), ...entries.map(({ id }) => `menus/${menu.id}/${id}`)];
  });
};
