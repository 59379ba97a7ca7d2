import type { ItemView } from '../view/items.ts';
import { Icon } from './icon.tsx';
import { itemLabel } from './item-label.ts';
import { PortalLink } from './portal-link.tsx';

const look = (tone: ItemView['tone'], index: number): string => {
  if (tone === 'secondary') return 'btn btn-2';
  return tone === 'primary' || index === 0 ? 'btn btn-1' : 'btn btn-2';
};

/** The items that lead somewhere, as buttons: the first one filled unless its tone says otherwise. */
export const ItemButtons = ({ items }: { readonly items: readonly ItemView[] }) => {
  const linked = items.flatMap((item) => (item.link ? [{ item, link: item.link }] : []));
  if (linked.length === 0) return null;
  return (
    <p className="acts">
      {linked.map(({ item, link }, index) => (
        <PortalLink key={item.id} link={link} className={look(item.tone, index)}>
          {item.icon && <Icon name={item.icon} />}
          {itemLabel(item)}
        </PortalLink>
      ))}
    </p>
  );
};
