import { type CSSProperties, useId } from 'react';
import type { QuickLinksView } from '../../view/blocks/quick-links.ts';
import { Icon } from '../elements/artwork.tsx';
import { itemLabel } from '../elements/items.tsx';
import { PortalLink } from '../elements/portal-link.tsx';

const mostPerRow = 6;

export const QuickLinks = ({ view }: { view: QuickLinksView }) => {
  const headingId = useId();
  const rows = Math.ceil(view.items.length / mostPerRow);
  const columns = { '--columns': Math.ceil(view.items.length / rows) } as CSSProperties;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="sr">
        {view.title}
      </h2>
      <ul className="quick" style={columns}>
        {view.items.map(
          (item) =>
            item.link && (
              <li key={item.id} data-item={item.id}>
                <PortalLink link={item.link} className={item.tone === 'warm' ? 'warm' : undefined}>
                  {item.icon && (
                    <span className="tile">
                      <Icon name={item.icon} />
                    </span>
                  )}
                  <span>{itemLabel(item)}</span>
                </PortalLink>
              </li>
            ),
        )}
      </ul>
    </section>
  );
};
