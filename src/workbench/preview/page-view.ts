import type { PlacedScreen, PortalConfig } from '../../config/portal-config.ts';
import { pacificDate } from '../../member/calendar-day.ts';
import { gatekeeper } from '../../rules/gate.ts';
import { hrefOf, type Place } from '../../view/routes/hrefs.ts';
import { reservedScreens } from '../../view/routes/paths.ts';
import { composeScreen, type ScreenView } from '../../view/screen/compose-screen.ts';
import { type AddressOpening, openAddress, type Opening } from '../../view/screen/open-address.ts';
import { buildShell } from '../../view/shell/build-shell.ts';
import type { MenuEntryView, ShellView } from '../../view/shell/shell-view.ts';
import type { ViewContext } from '../../view/view-context.ts';
import { entryId } from './item-ids.ts';
import { namedShell } from './named-shells.tsx';
import { previewBlocks } from './preview-portal.ts';

/** What is on the page, for whoever finds items in it. */
export interface PageView {
  /** The id of a block that an element names by its own id; `isFront`: it stands in a dialog over the page. */
  readonly blockId: (own: string, isFront: boolean) => string;
  /** The full id of an item that an element names; entries of the header are named by their own. */
  readonly itemId: (named: string) => string;
  /** Whether this member sees a block, an item or an entry of a menu. */
  readonly isSeen: (id: string) => boolean;
}

const openingOf = (address: AddressOpening): Opening | undefined => {
  if (address.kind === 'extraPage') return address.opening;
  if (address.kind === 'otherLanguage') return address.otherwise;
  return address.kind === 'moved' || address.kind === 'waiting' ? undefined : address;
};

/** The screen that a place opens, and for a dialog the one below it. */
const screensAt = (place: Place, context: ViewContext): readonly PlacedScreen[] => {
  const opening = openingOf(openAddress(place, context));
  if (!opening || !('screen' in opening)) return [];
  if (!opening.screen.dialog) return [opening.screen];
  const pathname = hrefOf(context.member ? reservedScreens.home : reservedScreens.login, context) ?? '/';
  return [opening.screen, ...screensAt({ pathname, search: '', hash: '' }, context)];
};

interface Named {
  readonly id: string;
  readonly at?: string;
  readonly items?: readonly Named[] | undefined;
  readonly cards?: readonly Named[] | undefined;
  readonly guest?: Named | undefined;
}

const idsOf = ({ id, at, items = [], cards = [], guest }: Named): readonly string[] => [
  at ?? id,
  ...[...items, ...cards, ...(guest ? [guest] : [])].flatMap(idsOf),
];

const screenIds = ({ rows }: ScreenView): readonly string[] =>
  rows.flatMap((row) => (row.kind === 'full' ? [row.block] : row.kind === 'hero' ? row.blocks : [...row.main, ...row.side])).flatMap(idsOf);

const shellIds = (view: ShellView, { config }: ViewContext): readonly string[] => {
  const { main, legal, header, accountMenus, footer } = namedShell(view, config);
  const named = ({ id }: MenuEntryView): string => id;
  return [
    ...[...main, ...legal, ...[...accountMenus, ...footer].flatMap(({ entries }) => entries)].map(named),
    ...header.map(({ id }) => entryId(config, 'header', id)),
  ];
};

/** What the page at a place shows, and what of it the member of a context sees by their own configuration, as the portal's own views have it. */
export const pageView = (context: ViewContext, ownConfig: PortalConfig, place: Place): PageView => {
  const { config, gate, now } = context;
  const own = { ...context, config: ownConfig, gate: gatekeeper(ownConfig)(gate.facts, () => pacificDate(now)) };
  const [front, base = front] = screensAt(place, context);
  const opened = screensAt(place, own);
  const seen = new Set([
    ...opened.flatMap((screen) => screenIds(composeScreen(screen, own, previewBlocks.views))),
    ...shellIds(buildShell(own, { place, currentKey: base?.key }), own),
  ]);
  return {
    blockId: (id, isFront) => `${(isFront ? front : base)?.key ?? ''}/${id}`,
    itemId: (named) => (named.includes('/') ? named : entryId(config, 'header', named)),
    isSeen: (id) => seen.has(id),
  };
};
