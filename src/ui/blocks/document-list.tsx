import type { DocumentListView } from '../../view/blocks/document-list.ts';
import type { ItemView } from '../../view/links/items.ts';
import { Accordion } from '../elements/accordion.tsx';
import { Icon } from '../elements/artwork.tsx';
import { CardSection } from '../elements/card-section.tsx';
import { itemLabel } from '../elements/items.tsx';
import { PortalLink } from '../elements/portal-link.tsx';

const DocumentRow = ({ item }: { item: ItemView }) => (
  <li data-item={item.id}>
    <Icon name="document" />
    <div>
      {item.link ? (
        <PortalLink link={item.link}>
          <bdi>{itemLabel(item)}</bdi>
        </PortalLink>
      ) : (
        <bdi>{itemLabel(item)}</bdi>
      )}
      {item.link?.kind === 'document' && <span className="pdf"> (PDF)</span>}
      {item.content !== undefined && <p className="muted small">{item.content}</p>}
    </div>
  </li>
);

// An accordion if the view wants one (R2.138, R2.139).
export const DocumentList = ({ view }: { view: DocumentListView }) => {
  const rows = (
    <>
      {view.isAccordion && view.content !== undefined && <p className="muted">{view.content}</p>}
      <ul className="documents">
        {view.items.map((item) => (
          <DocumentRow key={item.id} item={item} />
        ))}
      </ul>
    </>
  );
  if (view.isAccordion) return <Accordion title={view.title}>{rows}</Accordion>;
  return (
    <CardSection title={view.title} content={view.content}>
      {rows}
    </CardSection>
  );
};
