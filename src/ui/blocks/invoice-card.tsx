import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { InvoiceView } from '../../view/blocks/invoice.ts';
import { Icon } from '../elements/artwork.tsx';
import { CardSection } from '../elements/card-section.tsx';
import { PortalLink } from '../elements/portal-link.tsx';
import { usePortalActions } from '../provided/portal-actions.ts';
import { useWords } from '../provided/words.ts';

// Empty until the legacy site has returned an address. Each visit asks again (R7.020, R8.11).
export const InvoiceCard = ({ view }: { view: InvoiceView }) => {
  const { t } = useWords();
  const { findInvoice } = usePortalActions();
  const { key } = useLocation();
  const [href, setHref] = useState<string>();
  useEffect(() => {
    let isLeft = false;
    findInvoice()
      .then((found) => {
        if (!isLeft) setHref(found);
      })
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [findInvoice, key]);
  if (href === undefined) return null;
  const { title, content, label, dueDate } = view;
  return (
    <CardSection
      title={title}
      content={dueDate === undefined ? undefined : t('components.invoice.dueDate', { date: dueDate })}
    >
      {content !== undefined && <p className="muted">{content}</p>}
      <PortalLink link={{ href, kind: 'document', newTab: true, notice: false }} className="more">
        <span>{label}</span>
        <Icon name="download" />
      </PortalLink>
    </CardSection>
  );
};
