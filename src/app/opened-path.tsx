import { useEffect, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { BlockKit } from '../ui/blocks/block-kit.ts';
import { hrefOf } from '../view/routes/hrefs.ts';
import { reservedScreens } from '../view/routes/paths.ts';
import { composeScreen } from '../view/screen/compose-screen.ts';
import { type Opening, openPath } from '../view/screen/open-address.ts';
import type { ViewContext } from '../view/view-context.ts';
import { rememberPage } from './remember-page.ts';
import type { Shells } from './screen-shell.tsx';
import { ShownScreen } from './shown-screen.tsx';
import { usePortal } from './use-portal.ts';

/** Leaves for an address outside the portal once it is on show. */
const Leaving = ({ href }: { readonly href: string }) => {
  const { leave } = usePortal();
  useEffect(() => leave(href), [leave, href]);
  return null;
};

/** The router's key of the place that the page was loaded at. */
const firstPlace = 'default';

/** Remembers the wanted page, then goes to the login screen; a page on show while its member's session ended is nobody's wish (A28). */
const SignInFirst = ({ href }: { readonly href: string }) => {
  const { config, redirect, isSigningIn, arrival } = usePortal();
  const { key, pathname, search } = useLocation();
  const isWanted = !(isSigningIn && key === firstPlace) && arrival.current?.place.key !== key;
  useEffect(() => {
    if (isWanted) rememberPage({ config, redirect }, { pathname, search });
  }, [config, redirect, isWanted, pathname, search]);
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

/** What the screens are shown with. */
export interface Kit {
  readonly context: ViewContext;
  readonly blocks: BlockKit;
  readonly shells: Shells;
}

interface Props extends Kit {
  readonly opening: Opening;
  /** The title of a page of the content service. */
  readonly title?: string;
}

/** The screen below a dialog: home, or for a visitor the sign-in screen. */
const belowDialog = (context: ViewContext): { readonly href: string; readonly opening: Opening } => {
  const href = hrefOf(context.member ? reservedScreens.home : reservedScreens.login, context) ?? '/';
  return { href, opening: openPath(href, context) };
};

/** What an opening shows: a screen in its shell, alone or under a dialog, another path, or another site. */
export const OpenedPath = ({ opening, title, ...kit }: Props) => {
  const { context, blocks } = kit;
  const screen = useMemo(() => {
    const view = 'screen' in opening ? composeScreen(opening.screen, context, blocks.views) : undefined;
    return view && title !== undefined && view.key === reservedScreens.extraPage ? { ...view, title, heading: title } : view;
  }, [opening, title, context, blocks]);
  const below = useMemo(() => {
    if (!('screen' in opening) || !opening.screen.dialog) return undefined;
    const { href, opening: base } = belowDialog(context);
    return 'screen' in base ? { href, screen: composeScreen(base.screen, context, blocks.views) } : undefined;
  }, [opening, context, blocks]);
  if (opening.kind === 'signIn') return <SignInFirst href={opening.href} />;
  if (opening.kind === 'redirect') return <Redirected opening={opening} />;
  if (opening.kind === 'leave') return <Leaving href={opening.href} />;
  if (!screen) return null;
  if (below) return <ShownScreen {...kit} screen={below.screen} dialog={{ screen, closesTo: below.href }} />;
  return <ShownScreen {...kit} screen={screen} isEmpty={opening.kind === 'nothing'} />;
};
