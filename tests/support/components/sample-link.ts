import type { ItemView } from '../../../src/view/links/items.ts';
import type { LinkView } from '../../../src/view/links/link-view.ts';

/** A link inside the portal, changed by what a test needs. */
export const sampleLink = (href: string, changes: Partial<LinkView> = {}): LinkView => ({
  href,
  kind: 'route',
  newTab: false,
  notice: false,
  ...changes,
});

/** An item whose link has the same name, with the changes that a test needs. */
export const sampleItem = (id: string, linkText: string, changes: Partial<ItemView> = {}): ItemView => ({
  id,
  tone: 'plain',
  linkText,
  link: sampleLink(`/${id}`),
  ...changes,
});
