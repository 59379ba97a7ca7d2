import type { ItemView } from '../../src/view/items.ts';
import { sampleLink } from './sample-link.ts';

/** An item with a link of its own name, changed by what a test needs. */
export const sampleItem = (id: string, linkText: string, changes: Partial<ItemView> = {}): ItemView => ({
  id,
  tone: 'plain',
  linkText,
  link: sampleLink(`/${id}`),
  ...changes,
});
