import { useEffect, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Opening } from '../view/open-path.ts';
import { openPath } from '../view/open-path.ts';
import { buildScreen } from '../view/build-screen.ts';
import type { ScreenView } from '../view/screen-view.ts';
import type { ViewContext } from '../view/view-context.ts';
import type { BlockComponents } from '../ui/blocks/block-components.ts';
import { ScreenPage } from '../ui/screen-page.tsx';
import { useArrival } from './use-arrival.ts';
import { useDocumentHead } from './use-document-head.ts';
import { usePortal } from './use-portal.ts';
import { ScreenShell, type Shells } from './screen-shell.tsx';

/** Leaves for an address outside the portal once it is on show. */
const Leaving = ({ href }: { readonly href: string }) => {
  const { leave } = usePortal();
  useEffect(() => leave(href), [leave, href]);
  return null;
};

/** The router's key of the place that the page was loaded at. */
const firstPlace = 'default';

/** Remembers the wanted page, then goes to the login screen. */
const SignInFirst = ({ href }: { readonly href: string }) => {
  const { redirect, isSigningIn } = usePortal();
  const { key, pathname, search } = useLocation();
  const isWanted = !(isSigningIn && key === firstPlace);
  useEffect(() => {
    if (isWanted) redirect.note({ path: pathname + search, isHome: false, isLoginPage: false, isSelected: false });
  }, [redirect, isWanted, pathname, search]);
  return <Navigate to={href} replace />;
};

const Redirected = ({ opening }: { readonly opening: Extract<Opening, { kind: 'redirect' }> }) => {
  const { redirect } = usePortal();
  const { search, hash } = useLocation();
  useEffect(() => {
    if (opening.resetRedirect) redirect.forget();
  }, [redirect, opening]);
  return <Navigate to={opening.resetRedirect ? opening.href : opening.href + search + hash} replace />;
};

interface Kit {
  readonly context: ViewContext;
  readonly blocks: BlockComponents;
  readonly shells: Shells;
}

interface ShownProps extends Kit {
  readonly screen: ScreenView;
  readonly isEmpty: boolean;
}

const ShownScreen = ({ screen, isEmpty, context, blocks, shells }: ShownProps) => {
  useDocumentHead(`${screen.title} · ${context.config.brand.name}`, context.language);
  useArrival();
  return (
    <ScreenShell context={context} screen={screen} shells={shells}>
      {isEmpty ? null : <ScreenPage screen={screen} blocks={blocks} />}
    </ScreenShell>
  );
};

/** Whatever the path in the address bar opens for this member: a screen in its shell, another path, or another site. */
export const OpenedScreen = (kit: Kit) => {
  const { context } = kit;
  const { pathname } = useLocation();
  const opening = useMemo(() => openPath(pathname, context), [pathname, context]);
  const screen = useMemo(() => ('screen' in opening ? buildScreen(opening.screen, context) : undefined), [opening, context]);
  if (opening.kind === 'signIn') return <SignInFirst href={opening.href} />;
  if (opening.kind === 'redirect') return <Redirected opening={opening} />;
  if (opening.kind === 'leave') return <Leaving href={opening.href} />;
  return screen && <ShownScreen {...kit} screen={screen} isEmpty={opening.kind === 'nothing'} />;
};
