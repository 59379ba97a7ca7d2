import type { ItemView } from '../../view/links/items.ts';
import type { LinkView } from '../../view/links/link-view.ts';
import { Icon } from './artwork.tsx';
import { PortalLink } from './portal-link.tsx';

export const Phones = ({ phones }: { phones: NonNullable<ItemView['phone']> }) => (
  <bdi>
    {phones.map(({ text, href }, index) =>
      href === undefined ? (
        <span key={index}>{text}</span>
      ) : (
        <a key={index} href={href}>
          {text}
        </a>
      ),
    )}
  </bdi>
);

export const itemLabel = ({ linkText, label, title }: ItemView): string => linkText ?? label ?? title ?? '';

const look = (tone: ItemView['tone'], index: number): string => {
  if (tone === 'secondary') return 'btn btn-2';
  return tone === 'primary' || index === 0 ? 'btn btn-1' : 'btn btn-2';
};

export const ItemButtons = ({ items }: { items: readonly ItemView[] }) => {
  const linked = items.flatMap((item) => (item.link ? [{ item, link: item.link }] : []));
  if (linked.length === 0) return null;
  return (
    <p className="acts">
      {linked.map(({ item, link }, index) => (
        <PortalLink key={item.id} data-item={item.id} link={link} className={look(item.tone, index)}>
          {item.icon && <Icon name={item.icon} />}
          <span>{itemLabel(item)}</span>
        </PortalLink>
      ))}
    </p>
  );
};

interface MoreLinkProps {
  item: ItemView;
  link: LinkView;
  className?: string;
}

export const MoreLink = ({ item, link, className = 'more' }: MoreLinkProps) => (
  <PortalLink link={link} className={className}>
    <span>{itemLabel(item)}</span>
    <Icon name={link.newTab ? 'external' : 'chevron'} />
  </PortalLink>
);

export const ItemLinks = ({ items }: { items: readonly ItemView[] }) =>
  items.map((item) => (
    <div key={item.id} data-item={item.id} className="more-item">
      {item.content !== undefined && <p className="muted">{item.content}</p>}
      {item.phone && (
        <p>
          <Phones phones={item.phone} />
        </p>
      )}
      {item.link && <MoreLink item={item} link={item.link} />}
    </div>
  ));
