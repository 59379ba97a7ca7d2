import { contentLink } from '../links/content-link.ts';
import { normalisePath } from '../routes/paths.ts';
import type { ViewContext } from '../view-context.ts';
import type { MenuEntryView, MenuView, ShellView } from './shell-view.ts';

/** A page that the content service names in a menu. */
export interface PageInMenu {
  readonly title: string;
  readonly urlName: string;
  readonly isShown: boolean;
}

/** A link of a footer block; `url` is as it was written and is judged where it is shown. */
export interface FooterLink {
  readonly title: string;
  readonly url: string;
}

/** Navigation and footer of one language as the content service has them, as far as the portal uses them. */
export interface NavigationContent {
  /** Selected pages of the first entry. */
  readonly main: readonly PageInMenu[];
  /** Selected pages of the second entry. */
  readonly secondary: readonly PageInMenu[];
  readonly footer: readonly { readonly id: string; readonly label: string; readonly links: readonly FooterLink[] }[];
}

const maxBlocks = 4;
const maxLinks = 12;

/** The last segment of the path that an entry leads to. */
const segmentOf = ({ link }: MenuEntryView): string | undefined =>
  link.kind === 'route'
    ? normalisePath(link.href.replace(/[?#].*$/s, ''))
        ?.split('/')
        .at(-1)
    : undefined;

/** Entries renamed, hidden and put in the order of the pages that name their segment; all others keep their places. */
const renamed = (entries: readonly MenuEntryView[], pages: readonly PageInMenu[]): readonly MenuEntryView[] => {
  const names = pages.map(({ urlName }) => normalisePath(urlName));
  const placeOf = (entry: MenuEntryView): number => names.indexOf(segmentOf(entry) ?? '');
  const named = entries.filter((entry) => placeOf(entry) >= 0);
  const inOrder = [...named].sort((one, other) => placeOf(one) - placeOf(other));
  return entries.flatMap((entry) => {
    const moved = inOrder[named.indexOf(entry)] ?? entry;
    const page = pages[placeOf(moved)];
    return page?.isShown === false ? [] : [page ? { ...moved, label: page.title } : moved];
  });
};

const blockLinks = ({ footer }: NavigationContent, context: ViewContext): readonly MenuView[] =>
  footer.slice(0, maxBlocks).map(({ id, label, links }) => ({
    id,
    title: label,
    entries: links.slice(0, maxLinks).flatMap(({ title, url }, place): readonly MenuEntryView[] => {
      const link = contentLink(url, context);
      return link ? [{ id: `${id}-${place}`, label: title, link, isCurrent: false }] : [];
    }),
  }));

/**
 * The shell with what the content service says (ledger A77): the pages of its first entry rename, reorder or hide entries of the main
 * menu, those of the second entries of the other menus; footer links rename the portal's own or are added below them, one level deep.
 * Nothing that a gate closed comes back.
 */
export const applyContentNavigation = (view: ShellView, content: NavigationContent, context: ViewContext): ShellView => {
  const blocks = blockLinks(content, context);
  const own = new Set(view.footer.flatMap(({ entries }) => entries.map(({ link }) => link.href)));
  const labels = new Map(blocks.flatMap(({ entries }) => entries.map(({ link, label }) => [link.href, label] as const)));
  const inMenu = (menu: MenuView): MenuView => ({ ...menu, entries: renamed(menu.entries, content.secondary) });
  const inFooter = (menu: MenuView): MenuView => ({
    ...menu,
    entries: inMenu(menu).entries.map((entry) => ({ ...entry, label: labels.get(entry.link.href) ?? entry.label })),
  });
  return {
    ...view,
    main: renamed(view.main, content.main),
    header: renamed(view.header, content.secondary),
    legal: renamed(view.legal, content.secondary),
    accountMenus: view.accountMenus.map(inMenu),
    footer: view.footer.map(inFooter),
    more: blocks
      .map((menu) => ({ ...menu, entries: menu.entries.filter(({ link }) => !own.has(link.href)) }))
      .filter(({ entries }) => entries.length > 0),
  };
};
