import type { Menu, SocialLink } from '../../config/generated/config-files.ts';
import { pacificDay } from '../../member/calendar-day.ts';
import { hrefOf } from '../href-of.ts';
import { linkView } from '../links/link-view.ts';
import { phoneView } from '../phone-view.ts';
import { present } from '../present.ts';
import { reservedScreens } from '../reserved-screens.ts';
import type { MenuView, ShellView } from '../shell-view.ts';
import type { ViewContext } from '../view-context.ts';
import { accountView } from './account-view.ts';
import { hasMenus } from './has-menus.ts';
import { menuEntries } from './menu-entries.ts';
import { menuWord } from './menu-word.ts';
import { switchableMembers } from './switchable-members.ts';

/** The parts of the shell that are the same on every screen. */
export type SteadyShell = Omit<ShellView, 'main' | 'header' | 'legal' | 'otherLanguage' | 'more'>;

const menusAt = (placeName: Menu['place'], context: ViewContext): readonly MenuView[] =>
  context.config.menus
    .filter((menu) => menu.place === placeName)
    .map((menu) =>
      present<MenuView>({
        id: menu.id,
        title: menuWord(context, menu.id, 'title'),
        entries: menuEntries(menu, context, undefined),
        members: menu.members ? switchableMembers(context.member?.account) : undefined,
      }),
    )
    .filter((menu) => menu.entries.length > 0 || (menu.members ?? []).length > 0);

const socialLinks = (links: readonly SocialLink[], context: ViewContext): ShellView['social'] =>
  links.flatMap(({ name, link }) => {
    const view = linkView(link, context, true);
    return view ? [{ name, link: view }] : [];
  });

const languagesView = ({ config, language }: ViewContext): ShellView['languages'] =>
  config.languages.map((one) => ({ language: one, name: one[language], tooltip: one.tooltip.replace('{phone}', config.brand.phone) }));

/** Brand, account, menus that open, footer: what no navigation changes. */
export const steadyShell = (context: ViewContext): SteadyShell => {
  const { config, language, member } = context;
  const { brand } = config;
  return present<SteadyShell>({
    brand: {
      name: brand.name,
      shortName: brand.shortName,
      tagline: brand.tagline[language],
      home: hrefOf(member ? reservedScreens.home : reservedScreens.login, context) ?? '/',
    },
    phone: phoneView(brand.phone),
    supportPhone: phoneView(brand.supportPhone),
    account: member && accountView(member, context),
    accountMenus: hasMenus(context) ? menusAt('account', context) : [],
    footer: menusAt('footer', context),
    footerSignalMilliseconds: config.settings.footerSignalMilliseconds,
    social: socialLinks(config.social, context),
    reviews: socialLinks(config.reviews, context),
    languages: languagesView(context),
    address: brand.address,
    year: pacificDay(context.now).year,
  });
};
