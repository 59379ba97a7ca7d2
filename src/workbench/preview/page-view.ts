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
import { entryId, namedShell } from './named-shells.tsx';
import { previewBlocks } from './preview-portal.ts';

export interface PageView {
  /** Returns the element id of a block. `isFront` is true for a block of a dialog over the page. */
  readonly blockId: (own: string, isFront: boolean) => string;
  /** Returns the item id of a menu entry. The same entry has different ids in the header and in a menu. */
  readonly itemId: (named: string) => string;
  readonly isSeen: (id: string) => boolean;
}

const openingOf = (address: AddressOpening): Opening | undefined => {
  if (address.kind === 'extraPage') return address.opening;
  if (address.kind === 'otherLanguage') return address.otherwise;
  return address.kind === 'moved' || address.kind === 'waiting' ? undefined : address;
};

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
  rows
    .flatMap((row) =>
      row.kind === 'full' ? [row.block] : row.kind === 'hero' ? row.blocks : [...row.main, ...row.side],
    )
    .flatMap(idsOf);

const shellIds = (view: ShellView, { config }: ViewContext): readonly string[] => {
  const { main, legal, header, accountMenus, footer } = namedShell(view, config);
  const named = ({ id }: MenuEntryView): string => id;
  return [
    ...[...main, ...legal, ...[...accountMenus, ...footer].flatMap(({ entries }) => entries)].map(named),
    ...header.map(({ id }) => entryId(config, 'header', id)),
  ];
};

// What the member sees comes from their own configuration, as in the portal's views.
export const pageView = (context: ViewContext, ownConfig: PortalConfig, place: Place): PageView => {
  const { config, gate, now } = context;
  const own = {
    ...context,
    config: ownConfig,
    gate: gatekeeper(ownConfig)(gate.facts, () => pacificDate(now)),
  };
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
