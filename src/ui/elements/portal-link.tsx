import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { LinkView } from '../../view/links/link-view.ts';
import { loadOnce, useLazyPart } from '../lazy/lazy-part.ts';
import { useWords } from '../provided/words.ts';

const load = loadOnce(async () => (await import('./leaving-dialog.tsx')).LeavingDialog);

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel' | 'onClick'> {
  link: LinkView;
  children: ReactNode;
}

// Opens the leaving notice first (R4.063), or the link at once if the notice cannot be loaded.
const NoticedLink = ({ link, children, ...rest }: Props) => {
  const { href, newTab } = link;
  const { Part: LeavingDialog, isLost, open, close } = useLazyPart(load);
  useEffect(() => {
    if (isLost)
      Object.assign(document.createElement('a'), {
        href,
        target: newTab ? '_blank' : '',
        rel: 'noopener noreferrer',
      }).click();
  }, [isLost, href, newTab]);
  const ask = (event: MouseEvent): void => {
    if (event.button === 2) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <a {...rest} href={href} onClick={ask} onAuxClick={ask}>
        {children}
      </a>
      {LeavingDialog && <LeavingDialog href={href} newTab={newTab} onClose={close} />}
    </>
  );
};

// Ignores the second click of a double click, which would add a second history entry.
const onceOnly = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};

// On a page that the browser translates, text beside other elements needs its own element.
const Words = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' ? <span>{children}</span> : children;

export const PortalLink = ({ link, children, ...rest }: Props) => {
  const { t } = useWords();
  const announcement = link.newTab ? (
    <span className="sr">{` (${t('components.common.newWindow')})`}</span>
  ) : null;
  if (link.notice)
    return (
      <NoticedLink link={link} {...rest}>
        <Words>{children}</Words>
        {announcement}
      </NoticedLink>
    );
  if (link.newTab)
    return (
      <a {...rest} href={link.href} target="_blank" rel="noopener noreferrer">
        <Words>{children}</Words>
        {announcement}
      </a>
    );
  if (link.kind === 'route')
    return (
      <Link {...rest} to={link.href} onClick={onceOnly}>
        {children}
      </Link>
    );
  return (
    <a {...rest} href={link.href}>
      {children}
    </a>
  );
};
