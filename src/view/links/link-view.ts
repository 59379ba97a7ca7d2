import type { ViewContext } from '../view-context.ts';
import { hrefView, type HrefView } from './href-view.ts';
import { linkAddress } from './link-address.ts';

/** A target that leads somewhere for this member, ready to be shown. */
export type LinkView = HrefView;

const isSafe = (href: string): boolean => /^(\/(?!\/)|tel:|https?:\/\/)/.test(href) && (/^(\/|tel:)/.test(href) || URL.canParse(href));

/** A target as a link ready to follow, or undefined when it leads nowhere for this member or its scheme is not http(s), tel or a path. */
export const linkView = (target: string | undefined, context: ViewContext, openInNewTab = false): LinkView | undefined => {
  const href = target === undefined ? undefined : linkAddress(target, context);
  return href === undefined || !isSafe(href) ? undefined : hrefView(href, context, openInNewTab);
};
