import type { MenuEntry } from '../../config/generated/config-files.ts';
import { variantValue } from '../../rules/variants.ts';
import { contentLink } from '../links/content-link.ts';
import { linkView } from '../links/link-view.ts';
import { normalisePath } from '../routes/paths.ts';
import type { ViewContext } from '../view-context.ts';
import { screenEntries } from './menu-entries.ts';
import type { MenuEntryView, MenuView, ShellView } from './shell-view.ts';

export interface PageInMenu {
  readonly title: string;
  readonly urlName: string;
  readonly isShown: boolean;
}

/** A link in a footer block. `url` is not checked yet; it is checked when the link is shown. */
export interface FooterLink {
  readonly title: string;
  readonly url: string;
}

export interface NavigationContent {
  readonly main: readonly PageInMenu[];
  readonly secondary: readonly PageInMenu[];
  readonly footer: readonly {
    readonly id: string;
    readonly label: string;
    readonly links: readonly FooterLink[];
  }[];
}

const maxBlocks = 4;
const maxLinks = 12;

const parts = (address: string): readonly [path: string | undefined, query: string] => {
  const end = address.indexOf('?');
  return end < 0 ? [normalisePath(address), ''] : [normalisePath(address.slice(0, end)), address.slice(end)];
};

const nameOf = ([path, query]: ReturnType<typeof parts>): string | undefined =>
  path === undefined ? undefined : path + query;

// The last segment of the path with query and anchor, so that no page matches an address with more in it.
const entryName = ({ link }: MenuEntryView): string | undefined => {
  if (link.kind !== 'route') return undefined;
  const [path, query] = parts(link.href);
  return nameOf([path?.split('/').at(-1), query]);
};

const renamed = (
  entries: readonly MenuEntryView[],
  pages: readonly PageInMenu[],
): readonly MenuEntryView[] => {
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
    entries: links.slice(0, maxLinks).flatMap(({ title, url }, index): readonly MenuEntryView[] => {
      // The content service may only name https addresses and paths of the portal; only the answers of its
      // FAQ may have others.
      const link = /^http:/i.test(url) ? undefined : contentLink(url, context);
      return link ? [{ id: `${id}-${index}`, label: title, link, isCurrent: false }] : [];
    }),
  }));

type LinkEntry = Pick<MenuEntry, 'link' | 'when'>;

const withLink = ({ key, when }: ReturnType<typeof screenEntries>[number]): LinkEntry => ({
  link: `route:${key}`,
  ...(when && { when }),
});

const targetsOf = (entry: LinkEntry, { config }: ViewContext): readonly (string | undefined)[] => [
  ...new Set(
    [[], ...config.variants.map(({ name }) => [name])].map((variants) =>
      variantValue(entry, 'link', variants),
    ),
  ),
];

const shownAddresses = ({ main, header, accountMenus, footer, legal }: ShellView): ReadonlySet<string> => {
  const menus = [main, header, legal, ...[...accountMenus, ...footer].map(({ entries }) => entries)];
  return new Set(menus.flatMap((entries) => entries.map(({ link }) => link.href)));
};

// Addresses of the portal's menus that are not for this member (R2.212, A77): links of other plan variants,
// and entries with a closed gate, unless another entry leads there too.
const addressesOfOthers = (view: ShellView, context: ViewContext): readonly string[] => {
  const shown = shownAddresses(view);
  const hrefOf = (target: string | undefined) => linkView(target, context)?.href;
  return context.config.menus.flatMap((menu) => {
    const entries: readonly (MenuEntry | LinkEntry)[] = [
      ...menu.entries,
      ...screenEntries(context.config, menu).map(withLink),
    ];
    const open = context.gate.visible(entries);
    return entries.flatMap((entry) => {
      const isOpen = open.includes(entry);
      const own = isOpen ? variantValue(entry, 'link', context.gate.variants) : undefined;
      const others = targetsOf(entry, context).filter((target) => target !== own);
      return others
        .flatMap((target) => hrefOf(target) ?? [])
        .filter((href) => (isOpen ? href !== hrefOf(own) : !shown.has(href)));
    });
  });
};

/**
 * Applies the navigation of the content service (A77). The pages of its first entry rename, reorder or hide entries
 * of the main menu, and those of the second entry do so in the other menus. Footer links are renamed or added.
 * Entries match by the full address with query (R2.211). Entries with a closed gate and links of other plans never
 * appear.
 */
export const applyContentNavigation = (
  view: ShellView,
  content: NavigationContent,
  context: ViewContext,
): ShellView => {
  const blocks = blockLinks(content, context);
  const labels = new Map(
    blocks.flatMap(({ entries }) => entries.map(({ link, label }) => [link.href, label] as const)),
  );
  const inOrder = (entries: readonly MenuEntryView[]) => renamed(entries, content.secondary);
  const inFooter = (entries: readonly MenuEntryView[]) =>
    inOrder(entries).map((entry) => ({ ...entry, label: labels.get(entry.link.href) ?? entry.label }));
  const own = [...view.footer.flatMap(({ entries }) => entries), ...view.legal].map(({ link }) => link.href);
  const existing = new Set([...own, ...addressesOfOthers(view, context)]);
  return {
    ...view,
    main: renamed(view.main, content.main),
    header: inOrder(view.header),
    legal: inFooter(view.legal),
    accountMenus: view.accountMenus.map((menu) => ({ ...menu, entries: inOrder(menu.entries) })),
    footer: view.footer.map((menu) => ({ ...menu, entries: inFooter(menu.entries) })),
    more: blocks
      .map((menu) => ({ ...menu, entries: menu.entries.filter(({ link }) => !existing.has(link.href)) }))
      .filter(({ entries }) => entries.length > 0),
  };
};
