import type { Menu, SocialLink } from '../../config/generated/config-files.ts';
import { type Account, switchableMembers } from '../../member/account.ts';
import { pacificDay, pacificYear } from '../../member/calendar-day.ts';
import { coverageNames } from '../../member/coverage-names.ts';
import type { Member } from '../../member/member.ts';
import { linkView } from '../links/link-view.ts';
import { phoneView, planPhone } from '../phones.ts';
import { hrefInLanguage, hrefOf, type Place } from '../routes/hrefs.ts';
import { otherLanguage, reservedScreens } from '../routes/paths.ts';
import type { ViewContext } from '../view-context.ts';
import { dayText } from '../words.ts';
import { menuEntries, menuWord } from './menu-entries.ts';
import type { AccountView, MenuEntryView, MenuView, ShellView } from './shell-view.ts';

const hasMenus = ({ member, coverage }: ViewContext): boolean =>
  member !== undefined && (member.coverages.length === 0 || coverage !== undefined);

const initialsOf = (first: string, last: string): string =>
  [first, last]
    .map((name) => [...name][0] ?? '')
    .join('')
    .toUpperCase();

// With the corporate name when the member has two plans of the same name.
const viewedPlan = ({ coverages }: Member, { coverage }: ViewContext): string | undefined => {
  if (!coverage) return undefined;
  const { plan, corporate } = coverageNames(coverage);
  const isShared = coverages.some((other) => other !== coverage && coverageNames(other).plan === plan);
  return isShared && corporate ? `${plan} · ${corporate}` : plan;
};

const otherRecord = ({ isProxySubject, name, members }: Account): AccountView['otherRecord'] => {
  if (!isProxySubject) return undefined;
  const own = members.find(({ access }) => access === 'UserLoggedIn');
  return { name: name.first || name.full, own: own && { eid: own.eid } };
};

const accountView = (member: Member, context: ViewContext): AccountView => {
  const { name } = member.account;
  return {
    name: name.first || name.full,
    initials: initialsOf(name.first, name.last),
    viewing: { name: name.full || name.first, plan: viewedPlan(member, context) },
    otherRecord: otherRecord(member.account),
    members: switchableMembers(member.account),
    canSwitchCoverages: member.coverages.length > 1 && context.coverage !== undefined,
  };
};

export type StaticShell = Omit<ShellView, 'main' | 'header' | 'legal' | 'otherLanguage' | 'more'>;

const menusAt = (placeName: Menu['place'], context: ViewContext): readonly MenuView[] =>
  context.config.menus
    .filter((menu) => menu.place === placeName)
    .map((menu) => ({
      id: menu.id,
      title: menuWord(context, menu.id, 'title'),
      entries: menuEntries(menu, context, undefined),
      members: menu.members && context.member ? switchableMembers(context.member.account) : undefined,
    }))
    .filter((menu) => menu.entries.length > 0 || (menu.members ?? []).length > 0);

const socialLinks = (links: readonly SocialLink[], context: ViewContext): ShellView['social'] =>
  links.flatMap(({ name, link }) => {
    const view = linkView(link, context, true);
    return view ? [{ name, link: view }] : [];
  });

const languagesView = ({ config, language }: ViewContext): ShellView['languages'] =>
  config.languages.map((one) => ({
    language: one,
    name: one[language],
    tooltip: one.tooltip.replace('{phone}', config.brand.phone),
  }));

/** Builds the parts of the shell that stay the same on every page: brand, account, opening menus, footer. */
export const staticShell = (context: ViewContext): StaticShell => {
  const { config, language, member } = context;
  const { brand } = config;
  return {
    brand: {
      name: brand.name,
      shortName: brand.shortName,
      tagline: brand.tagline[language],
      home: hrefOf(member ? reservedScreens.home : reservedScreens.login, context) ?? '/',
    },
    phone: phoneView(brand.phone),
    supportPhone: planPhone('supportPhone', context),
    account: member && accountView(member, context),
    accountMenus: hasMenus(context) ? menusAt('account', context) : [],
    footer: menusAt('footer', context),
    footerSignalMilliseconds: config.settings.footerSignalMilliseconds,
    social: socialLinks(config.social, context),
    reviews: socialLinks(config.reviews, context),
    languages: languagesView(context),
    address: brand.address,
    // For a member's printed pages; visitors' pages need no date (Decision 0024).
    today: (member && dayText(pacificDay(context.now), context)) ?? '',
    year: pacificYear(context.now),
  };
};

export interface Whereabouts {
  readonly place: Place;
  readonly currentKey: string | undefined;
}

const entriesAt = (
  placeName: Menu['place'],
  context: ViewContext,
  currentKey: string | undefined,
): readonly MenuEntryView[] =>
  context.config.menus
    .filter((menu) => menu.place === placeName)
    .flatMap((menu) => menuEntries(menu, context, currentKey));

/**
 * Builds header, menus and footer for one member in one language. Pass `fixed` to reuse the parts that
 * stay the same on every page.
 */
export const buildShell = (
  context: ViewContext,
  { place, currentKey }: Whereabouts,
  fixed = staticShell(context),
): ShellView => {
  const other = otherLanguage(context.language);
  return {
    ...fixed,
    main: hasMenus(context) ? entriesAt('main', context, currentKey) : [],
    header: entriesAt('header', context, currentKey),
    legal: entriesAt('legal', context, currentKey),
    otherLanguage: { language: other, href: hrefInLanguage(other, place, context) },
  };
};
