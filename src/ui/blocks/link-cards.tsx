import type { LinkCardsView } from '../../view/blocks/link-cards.ts';
import type { ItemView } from '../../view/links/items.ts';
import { Icon } from '../elements/artwork.tsx';
import { itemLabel, MoreLink, Phones } from '../elements/items.tsx';
import { PortalLink } from '../elements/portal-link.tsx';

const LinkCard = ({ item }: { item: ItemView }) => {
  const separate = item.title !== undefined && (item.linkText ?? item.label) !== undefined;
  return (
    <li className="linkcard" data-item={item.id}>
      {item.icon && (
        <span className={item.tone === 'warm' ? 'tile warm' : 'tile'}>
          <Icon name={item.icon} />
        </span>
      )}
      <div>
        {separate && <h3>{item.title}</h3>}
        {item.link && !separate && (
          <h3>
            <PortalLink link={item.link} className="cover">
              <span>{itemLabel(item)}</span>
              <Icon name={item.link.newTab ? 'external' : 'chevron'} />
            </PortalLink>
          </h3>
        )}
        {!item.link && !separate && <h3>{itemLabel(item)}</h3>}
        {item.content !== undefined && <p className="muted">{item.content}</p>}
        {item.link && separate && <MoreLink item={item} link={item.link} className="more cover" />}
        {item.phone && (
          <p className="phone-note">
            <Phones phones={item.phone} />
          </p>
        )}
      </div>
    </li>
  );
};

export const LinkCards = ({ view }: { view: LinkCardsView }) => (
  <section className="linkcards-section">
    {view.title !== '' && <h2>{view.title}</h2>}
    {view.content !== undefined && <p className="muted">{view.content}</p>}
    <ul className="linkcards">
      {view.items.map((item) => (
        <LinkCard key={item.id} item={item} />
      ))}
    </ul>
  </section>
);
