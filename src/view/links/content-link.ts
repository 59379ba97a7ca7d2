import { hrefOf } from '../routes/hrefs.ts';
import { legacyAddress } from '../routes/legacy-address.ts';
import { matchPath, normalisePath, otherLanguage, screenOf } from '../routes/paths.ts';
import { screenAccess } from '../routes/screen-access.ts';
import type { ViewContext } from '../view-context.ts';
import { hrefView, linkView, type LinkView } from './link-view.ts';

// Absolute or relative, but not to another host.
const isPath = (href: string): boolean => /^(?:\/(?![/\\])|[\w.%?-][^:]*$)/.test(href);

// Addresses of the legacy site count as own, because screens may have replaced them.
const ownUrl = (href: string, { environment }: ViewContext): URL | undefined => {
  const [home] = environment.origins;
  if (!(isPath(href) || /^https?:\/\//i.test(href)) || !URL.canParse(href, home)) return undefined;
  const url = new URL(href, home);
  const origins = [
    ...environment.origins,
    new URL(environment.legacy).origin,
    `https://${environment.publicDomain}`,
  ];
  return origins.includes(url.origin) ? url : undefined;
};

const screenHref = (pathname: string, context: ViewContext): string | undefined => {
  const { config, language } = context;
  const key = matchPath(config, language, pathname) ?? matchPath(config, otherLanguage(language), pathname);
  const screen = key === undefined ? undefined : screenOf(config, key);
  return screen && screenAccess(screen, context).access === 'open' ? hrefOf(screen.key, context) : undefined;
};

const pageHref = (pathname: string, { pages, language }: ViewContext): string | undefined => {
  const path = normalisePath(pathname);
  return path !== undefined && pages?.[language].has(path) ? encodeURI(path) : undefined;
};

const pathLink = (url: URL, context: ViewContext): LinkView | undefined => {
  const href = screenHref(url.pathname, context) ?? pageHref(url.pathname, context);
  return href === undefined ? undefined : hrefView(href + url.search + url.hash, context);
};

/**
 * Converts a link in a text of the content service: http(s), mailto, tel, an anchor, or a screen or extra page that
 * the member may open. A legacy address becomes a link to the screen that replaced it (A25). Undefined for any other
 * link.
 */
export const contentLink = (href: string, context: ViewContext): LinkView | undefined => {
  const own = ownUrl(href, context);
  const taken = own && legacyAddress(own, context.gate.visible(context.config.redirects));
  if (taken !== undefined) return linkView(taken, context);
  if (own && (isPath(href) || context.environment.origins.includes(own.origin)))
    return pathLink(own, context);
  if (/^(?:#|tel:|mailto:)/i.test(href))
    return hrefView(
      href.replace(/^\w+:/, (scheme) => scheme.toLowerCase()),
      context,
    );
  return /^https?:\/\//i.test(href) && URL.canParse(href)
    ? hrefView(new URL(href).href, context, true)
    : undefined;
};
