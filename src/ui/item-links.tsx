import type { ItemView } from '../view/items.ts';
import { MoreLink } from './more-link.tsx';

/** The items as quiet links under a card's text, each with an arrow; an item without a link is plain words. */
export const ItemLinks = ({ items }: { readonly items: readonly ItemView[] }) =>
  items.map((item) => (
    <div key={item.id} className="more-item">
      {item.content !== undefined && <p className="muted">{item.content}</p>}
      {item.phone && (
        <p>
          <a href={item.phone.href}>{item.phone.text}</a>
        </p>
      )}
      {item.link && <MoreLink item={item} link={item.link} />}
    </div>
  ));
