import type { ItemView } from '../view/items.ts';
import type { LinkView } from '../view/links/link-view.ts';
import { Icon } from './icon.tsx';
import { itemLabel } from './item-label.ts';
import { PortalLink } from './portal-link.tsx';

/** The quiet link of an item, with an arrow that stays beside its last word; it says whether a new window opens. */
export const MoreLink = ({ item, link }: { readonly item: ItemView; readonly link: LinkView }) => (
  <PortalLink link={link} className="more">
    {itemLabel(item)}
    <Icon name={link.newTab ? 'external' : 'chevron'} />
  </PortalLink>
);
