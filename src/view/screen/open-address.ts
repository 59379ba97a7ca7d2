import type { Language, PlacedScreen } from '../../config/portal-config.ts';
import { linkView } from '../links/link-view.ts';
import { hrefOf } from '../routes/hrefs.ts';
import { legacyAddress, type LegacyPlace } from '../routes/legacy-address.ts';
import { matchPath, normalisePath, otherLanguage, reservedScreens, screenOf } from '../routes/paths.ts';
import { screenAccess } from '../routes/screen-access.ts';
import type { ViewContext } from '../view-context.ts';

export type Opening =
  | { readonly kind: 'screen'; readonly screen: PlacedScreen }
  // The gate is closed and the screen shows nothing: an empty main area under the section's title (A19).
  | { readonly kind: 'nothing'; readonly screen: PlacedScreen }
  // To another path of the portal. `resetRedirect` also deletes the stored redirect for after sign-in
  // (R4.051).
  | { readonly kind: 'redirect'; readonly href: string; readonly resetRedirect: boolean }
  | { readonly kind: 'leave'; readonly href: string }
  | { readonly kind: 'signIn'; readonly href: string };

const reserved = (key: keyof typeof reservedScreens, context: ViewContext): Opening => {
  const screen = screenOf(context.config, reservedScreens[key]);
  if (!screen) throw new Error(`The configuration has no screen called ${reservedScreens[key]}`);
  return { kind: 'screen', screen };
};

const redirect = (
  key: keyof typeof reservedScreens,
  context: ViewContext,
  resetRedirect = false,
): Opening => ({
  kind: 'redirect',
  href: hrefOf(reservedScreens[key], context) ?? '/',
  resetRedirect,
});

const forward = (target: string, context: ViewContext): Opening => {
  const link = linkView(target, context);
  if (!link) return reserved('notFound', context);
  return link.kind === 'route'
    ? { kind: 'redirect', href: link.href, resetRedirect: false }
    : { kind: 'leave', href: link.href };
};

const openMemberScreen = (screen: PlacedScreen, context: ViewContext): Opening => {
  const access = screenAccess(screen, context);
  if (access.access === 'noPlans') return redirect('home', context, true);
  if (access.access === 'open')
    return screen.forwardTo ? forward(screen.forwardTo, context) : { kind: 'screen', screen };
  if (access.whenClosed === 'home') return redirect('home', context);
  return access.whenClosed === 'notFound' ? reserved('notFound', context) : { kind: 'nothing', screen };
};

// The order matters: visitors sign in first, then a coverage must be selected, then the rule for members
// without plans and the gates apply.
const openScreen = (screen: PlacedScreen, context: ViewContext): Opening => {
  const layout = screen.layout ?? 'member';
  if (context.member === undefined) {
    if (layout === 'member')
      return { kind: 'signIn', href: hrefOf(reservedScreens.login, context) ?? '/login' };
    return openMemberScreen(screen, context);
  }
  if (screen.key === reservedScreens.login) return redirect('home', context);
  const mustChoose = context.member.coverages.length > 0 && context.coverage === undefined;
  if (layout === 'member' && mustChoose) return reserved('chooseCoverage', context);
  return openMemberScreen(screen, context);
};

/** Opens a path. Returns `notFound` for an unknown path, even if the user is signed out (A24). */
export const openPath = (pathname: string, context: ViewContext): Opening => {
  const key = matchPath(context.config, context.language, pathname);
  const screen = key === undefined ? undefined : screenOf(context.config, key);
  return screen ? openScreen(screen, context) : reserved('notFound', context);
};

export type AddressOpening =
  | Opening
  | { readonly kind: 'extraPage'; readonly title: string; readonly opening: Opening }
  // A legacy address: go to exactly this one.
  | { readonly kind: 'moved'; readonly href: string }
  | { readonly kind: 'otherLanguage'; readonly language: Language; readonly otherwise: Opening }
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
  if (matchPath(config, other, place.pathname) !== undefined)
    return { kind: 'otherLanguage', language: other, otherwise };
  const path = normalisePath(place.pathname);
  if (path === undefined) return otherwise;
  if (!pages) return { kind: 'waiting' };
  const page = pages[language].get(path);
  const screen = screenOf(config, reservedScreens.extraPage);
  if (page && screen) return { kind: 'extraPage', title: page.title, opening: openScreen(screen, context) };
  return pages[other].has(path) ? { kind: 'otherLanguage', language: other, otherwise } : otherwise;
};

// An alias leads to the current path. Home also stays at the root, and a path that both languages share stays
// (Decision 0026).
const moveFromAlias = (key: string, pathname: string, context: ViewContext): Opening | undefined => {
  const href = hrefOf(key, context);
  const { en, es } = context.config.paths;
  const isPresent = pathname === '/' || [en[key], es[key]].includes(normalisePath(pathname));
  return href === undefined || isPresent ? undefined : { kind: 'redirect', href, resetRedirect: false };
};

/**
 * Opens an address. The result is a screen, the current path for an alias, the screen that replaced a legacy
 * address (R2.085), the other language (R2.201), a page of the content service (A23), or not found.
 */
export const openAddress = (place: LegacyPlace, context: ViewContext): AddressOpening => {
  const key = matchPath(context.config, context.language, place.pathname);
  if (key !== undefined)
    return moveFromAlias(key, place.pathname, context) ?? openPath(place.pathname, context);
  const href = movedTo(legacyAddress(place, context.gate.visible(context.config.redirects)), context);
  return href === undefined ? openUnknown(place, context) : { kind: 'moved', href };
};
