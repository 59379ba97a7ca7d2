import type { Language } from '../config/portal-config.ts';
import { hrefOf } from './href-of.ts';
import { legacyAddress, type LegacyPlace } from './legacy-address.ts';
import { matchPath } from './match-path.ts';
import { normalisePath } from './normalise-path.ts';
import { openPath, openScreen, type Opening } from './open-path.ts';
import { otherLanguage } from './other-language.ts';
import { reservedScreens } from './reserved-screens.ts';
import { screenOf } from './screen-of.ts';
import type { ViewContext } from './view-context.ts';

/** What an address leads to, before it is known whether its path is the portal's own. */
export type AddressOpening =
  | Opening
  /** A page of the content service with its title. */
  | { readonly kind: 'extraPage'; readonly title: string; readonly opening: Opening }
  /** A legacy address: go to exactly this one. */
  | { readonly kind: 'moved'; readonly href: string }
  /** The other language knows the path. */
  | { readonly kind: 'otherLanguage'; readonly language: Language; readonly otherwise: Opening }
  /** The content service has not listed its pages yet. */
  | { readonly kind: 'waiting' };

const movedTo = (target: string | undefined, context: ViewContext): string | undefined => {
  const [, key = '', tail = ''] = /^route:([^?#]+)(.*)$/s.exec(target ?? '') ?? [];
  const href = hrefOf(key, context);
  return href === undefined ? undefined : href + tail;
};

const openUnknown = (place: LegacyPlace, context: ViewContext): AddressOpening => {
  const { config, language, pages } = context;
  const other = otherLanguage(language);
  const otherwise = openPath(place.pathname, context);
  if (matchPath(config, other, place.pathname) !== undefined) return { kind: 'otherLanguage', language: other, otherwise };
  const path = normalisePath(place.pathname);
  if (path === undefined) return otherwise;
  if (!pages) return { kind: 'waiting' };
  const page = pages[language].get(path);
  const screen = screenOf(config, reservedScreens.extraPage);
  if (page && screen) return { kind: 'extraPage', title: page.title, opening: openScreen(screen, context) };
  return pages[other].has(path) ? { kind: 'otherLanguage', language: other, otherwise } : otherwise;
};

/**
 * What an address opens: a screen of the portal (see openPath), the screen that has taken over a legacy address (ledger R2.085),
 * the other language where it knows the path (ledger R2.201), a page of the content service (ledger A23), or nothing that is known.
 */
export const openAddress = (place: LegacyPlace, context: ViewContext): AddressOpening => {
  if (matchPath(context.config, context.language, place.pathname) !== undefined) return openPath(place.pathname, context);
  const href = movedTo(legacyAddress(place, context.config.redirects), context);
  return href === undefined ? openUnknown(place, context) : { kind: 'moved', href };
};
