import { lazy, Suspense, useCallback, useState, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LinkView } from '../view/links/link-view.ts';

const LeavingDialog = lazy(async () => ({ default: (await import('./leaving-dialog.tsx')).LeavingDialog }));

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel' | 'onClick'> {
  readonly link: LinkView;
  readonly children: ReactNode;
}

/** A link that asks first: followed only from the leaving notice (specification 4, Other). */
const NoticedLink = ({ link, children, ...rest }: Props) => {
  const [isLeaving, setLeaving] = useState(false);
  const close = useCallback(() => setLeaving(false), []);
  const ask = (event: MouseEvent): void => {
    if (event.button === 2) return;
    event.preventDefault();
    setLeaving(true);
  };
  return (
    <>
      <a {...rest} href={link.href} onClick={ask} onAuxClick={ask}>
        {children}
      </a>
      <Suspense fallback={null}>{isLeaving && <LeavingDialog href={link.href} newTab={link.newTab} onClose={close} />}</Suspense>
    </>
  );
};

/** A link to wherever the view decided: inside the portal without a reload, outside as it says, a new window announced. */
export const PortalLink = ({ link, children, ...rest }: Props) => {
  const { t } = useTranslation();
  const announcement = link.newTab ? <span className="sr"> ({t('components.common.newWindow')})</span> : null;
  if (link.notice)
    return (
      <NoticedLink link={link} {...rest}>
        {children}
        {announcement}
      </NoticedLink>
    );
  if (link.newTab)
    return (
      <a {...rest} href={link.href} target="_blank" rel="noopener noreferrer">
        {children}
        {announcement}
      </a>
    );
  if (link.kind === 'route')
    return (
      <Link {...rest} to={link.href}>
        {children}
      </Link>
    );
  return (
    <a {...rest} href={link.href}>
      {children}
    </a>
  );
};
