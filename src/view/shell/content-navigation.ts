import type { MenuEntry } from '../../config/generated/config-files.ts';
import { variantValue } from '../../rules/variants.ts';
import { contentLink } from '../links/content-link.ts';
import { linkView } from '../links/link-view.ts';
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

/** An address as far as its query, and the query with its question mark, or empty. */
const parts = (address: string): readonly [path: string | undefined, query: string] => {
  const end = address.indexOf('?');
  return end < 0 ? [normalisePath(address), ''] : [normalisePath(address.slice(0, end)), address.slice(end)];
};

/** What a page calls the entry it means: a segment, with its query where the address has one, such as `messages?ask-question=true`. */
const nameOf = ([path, query]: ReturnType<typeof parts>): string | undefined => (path === undefined ? undefined : path + query);

/** The name of an entry: the last segment of its path, with its query and anchor, so that no page takes over an address that says more. */
const entryName = ({ link }: MenuEntryView): string | undefined => {
  if (link.kind !== 'route') return undefined;
  const [path, query] = parts(link.href);
  return nameOf([path?.split('/').at(-1), query]);
};

/** Entries renamed, hidden and put in the order of the pages that name them; all others keep their places. */
const renamed = (entries: readonly MenuEntryView[], pages: readonly PageInMenu[]): readonly MenuEntryView[] => {
  const names = pages.map(({ urlName }) => nameOf(parts(urlName)));
  const placeOf = (entry: MenuEntryView): number => names.indexOf(entryName(entry) ?? '');
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
      // The service may name https addresses and paths of the portal (contract 5); only its answers may hold others.
      const link = /^http:/i.test(url) ? undefined : contentLink(url, context);
      return link ? [{ id: `${id}-${place}`, label: title, link, isCurrent: false }] : [];
    }),
  }));

/** The targets that an entry has for members of one plan variant or another. */
const targetsOf = (entry: MenuEntry, { config }: ViewContext): readonly (string | undefined)[] => [
  ...new Set([[], ...config.variants.map(({ name }) => [name])].map((variants) => variantValue(entry, 'link', variants))),
];

/** Every address in the menus of a shell. */
const shownAddresses = ({ main, header, accountMenus, footer, legal }: ShellView): ReadonlySet<string> => {
  const menus = [main, header, legal, ...[...accountMenus, ...footer].map(({ entries }) => entries)];
  return new Set(menus.flatMap((entries) => entries.map(({ link }) => link.href)));
};

/**
 * Addresses of the portal's own menus that are not for this member (R2.212, A77): those of another plan's variant, where the
 * member's variant gives the entry another link, and those of entries whose gate is closed, where no other entry leads there.
 */
const addressesOfOthers = (view: ShellView, context: ViewContext): readonly string[] => {
  const shown = shownAddresses(view);
  const hrefOf = (target: string | undefined) => linkView(target, context)?.href;
  return context.config.menus.flatMap(({ entries }) => {
    const open = context.gate.visible(entries);
    return entries.flatMap((entry) => {
      const isOpen = open.includes(entry);
      const own = isOpen ? variantValue(entry, 'link', context.gate.variants) : undefined;
      const others = targetsOf(entry, context).filter((target) => target !== own);
      return others.flatMap((target) => hrefOf(target) ?? []).filter((href) => (isOpen ? href !== hrefOf(own) : !shown.has(href)));
    });
  });
};

/**
 * The shell with what the content service says (A77): the pages of its first entry rename, reorder or hide entries of the main
 * menu, those of the second entries of the other menus; footer links rename the portal's own or are added below them, one level deep.
 * All are matched by their whole address with its query (R2.211). Nothing that a gate closed comes back, and no other plan's link.
 */
export const applyContentNavigation = (view: ShellView, content: NavigationContent, context: ViewContext): ShellView => {
  const blocks = blockLinks(content, context);
  const labels = new Map(blocks.flatMap(({ entries }) => entries.map(({ link, label }) => [link.href, label] as const)));
  const inOrder = (entries: readonly MenuEntryView[]) => renamed(entries, content.secondary);
  const inFooter = (entries: readonly MenuEntryView[]) =>
    inOrder(entries).map((entry) => ({ ...entry, label: labels.get(entry.link.href) ?? entry.label }));
  const own = [...view.footer.flatMap(({ entries }) => entries), ...view.legal].map(({ link }) => link.href);
  const kept = new Set([...own, ...addressesOfOthers(view, context)]);
  return {
    ...view,
    main: renamed(view.main, content.main),
    header: inOrder(view.header),
    legal: inFooter(view.legal),
    accountMenus: view.accountMenus.map((menu) => ({ ...menu, entries: inOrder(menu.entries) })),
    footer: view.footer.map((menu) => ({ ...menu, entries: inFooter(menu.entries) })),
    more: blocks
      .map((menu) => ({ ...menu, entries: menu.entries.filter(({ link }) => !kept.has(link.href)) }))
      .filter(({ entries }) => entries.length > 0),
  };
};
