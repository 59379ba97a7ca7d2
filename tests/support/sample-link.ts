import type { LinkView } from '../../src/view/links/link-view.ts';

/** A link inside the portal, changed by what a test needs. */
export const sampleLink = (href: string, changes: Partial<LinkView> = {}): LinkView => ({
  href,
  kind: 'route',
  newTab: false,
  notice: false,
  ...changes,
});
