import type { ViewContext } from '../view-context.ts';
import { linkAddress } from './link-address.ts';

export interface LinkView {
  readonly href: string;
  /**
   * `route`: a page of the portal. `legacy`: the legacy site. `outside`: any other site. `document`: a file.
   * `phone`: tel. `mail`: mailto.
   */
  readonly kind: 'route' | 'legacy' | 'outside' | 'document' | 'phone' | 'mail';
  readonly newTab: boolean;
  /** True if a notice must be shown before the member leaves the portal (Medicare, R4.063). */
  readonly notice: boolean;
}

const kindOf = (href: string, context: ViewContext): LinkView['kind'] => {
  if (href.startsWith('/') || href.startsWith('#')) return 'route';
  if (href.startsWith('tel:')) return 'phone';
  if (href.startsWith('mailto:')) return 'mail';
  const url = new URL(href);
  if (/\.pdf$/i.test(url.pathname)) return 'document';
  return url.origin === new URL(context.environment.legacy).origin ? 'legacy' : 'outside';
};

// The address must already be checked.
export const hrefView = (href: string, context: ViewContext, openInNewTab = false): LinkView => {
  const kind = kindOf(href, context);
  const notice = kind === 'outside' && context.gate.decide(context.config.settings.externalLinkNotice).shown;
  return { href, kind, newTab: openInNewTab || kind === 'document', notice };
};

const isSafe = (href: string): boolean =>
  /^(\/(?!\/)|tel:|https?:\/\/)/.test(href) && (/^(\/|tel:)/.test(href) || URL.canParse(href));

export const linkView = (
  target: string | undefined,
  context: ViewContext,
  openInNewTab = false,
): LinkView | undefined => {
  const href = target === undefined ? undefined : linkAddress(target, context);
  return href === undefined || !isSafe(href) ? undefined : hrefView(href, context, openInNewTab);
};
