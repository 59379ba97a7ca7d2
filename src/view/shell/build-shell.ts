import { pacificDay } from '../../member/pacific-day.ts';
import type { Menu, SocialLink } from '../../config/generated/config-files.ts';
import { hrefInLanguage, type Place } from '../href-in-language.ts';
import { hrefOf } from '../href-of.ts';
import { linkView } from '../links/link-view.ts';
import { otherLanguage } from '../other-language.ts';
import { phoneView } from '../phone-view.ts';
import { present } from '../present.ts';
import { reservedScreens } from '../reserved-screens.ts';
import type { MenuEntryView, MenuView, ShellView } from '../shell-view.ts';
import type { ViewContext } from '../view-context.ts';
import { accountView } from './account-view.ts';
import { menuEntries } from './menu-entries.ts';
import { menuWord } from './menu-word.ts';
import { switchableMembers } from './switchable-members.ts';

/** Where the portal is: the place in the address bar and the key of the screen on show. */
export interface Whereabouts {
  readonly place: Place;
  readonly currentKey: string | undefined;
}

const entriesAt = (placeName: Menu['place'], context: ViewContext, currentKey: string | undefined): readonly MenuEntryView[] =>
  context.config.menus.filter((menu) => menu.place === placeName).flatMap((menu) => menuEntries(menu, context, currentKey));

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

/** Header, menus and footer for one member in one language; member menus are empty signed out and while a coverage has to be chosen. */
export const buildShell = (context: ViewContext, { place, currentKey }: Whereabouts): ShellView => {
  const { config, language, member } = context;
  const { brand } = config;
  const mustChoose = member !== undefined && member.coverages.length > 0 && context.coverage === undefined;
  const hasMenus = member !== undefined && !mustChoose;
  const other = otherLanguage(language);
  return present<ShellView>({
    brand: {
      name: brand.name,
      shortName: brand.shortName,
      tagline: brand.tagline[language],
      home: hrefOf(member ? reservedScreens.home : reservedScreens.login, context) ?? '/',
    },
    phone: phoneView(brand.phone),
    supportPhone: phoneView(brand.supportPhone),
    account: member && accountView(member, context),
    main: hasMenus ? entriesAt('main', context, currentKey) : [],
    header: entriesAt('header', context, currentKey),
    accountMenus: hasMenus ? menusAt('account', context) : [],
    footer: menusAt('footer', context),
    legal: entriesAt('legal', context, currentKey),
    social: socialLinks(config.social, context),
    reviews: socialLinks(config.reviews, context),
    languages: languagesView(context),
    address: brand.address,
    year: pacificDay(context.now).year,
    otherLanguage: { language: other, href: hrefInLanguage(other, place, context) },
  });
};
