import type { Menu } from '../../config/generated/config-files.ts';
import { hrefInLanguage, type Place } from '../href-in-language.ts';
import { otherLanguage } from '../other-language.ts';
import type { MenuEntryView, ShellView } from '../shell-view.ts';
import type { ViewContext } from '../view-context.ts';
import { hasMenus } from './has-menus.ts';
import { menuEntries } from './menu-entries.ts';
import { steadyShell } from './steady-shell.ts';

/** Where the portal is: the place in the address bar and the key of the screen on show. */
export interface Whereabouts {
  readonly place: Place;
  readonly currentKey: string | undefined;
}

const entriesAt = (placeName: Menu['place'], context: ViewContext, currentKey: string | undefined): readonly MenuEntryView[] =>
  context.config.menus.filter((menu) => menu.place === placeName).flatMap((menu) => menuEntries(menu, context, currentKey));

/**
 * Header, menus and footer for one member in one language; member menus are empty signed out and while a coverage has to be chosen.
 * `steady` is the part that no navigation changes, where it is known already.
 */
export const buildShell = (context: ViewContext, { place, currentKey }: Whereabouts, steady = steadyShell(context)): ShellView => {
  const other = otherLanguage(context.language);
  return {
    ...steady,
    main: hasMenus(context) ? entriesAt('main', context, currentKey) : [],
    header: entriesAt('header', context, currentKey),
    legal: entriesAt('legal', context, currentKey),
    otherLanguage: { language: other, href: hrefInLanguage(other, place, context) },
  };
};
