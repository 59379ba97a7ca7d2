import { memo, Suspense, useEffect, useMemo } from 'react';
import { Navigate, useLocation, useNavigationType } from 'react-router-dom';
import type { Language } from '../../config/portal-config.ts';
import { queryLanguage } from '../../services/language/detect-language.ts';
import type { BlockRegistry } from '../../ui/blocks/block-registry.ts';
import { FaqContext } from '../../ui/faq/faq-source.ts';
import { latePart } from '../../ui/lazy/lazy-part.ts';
import { LoadingScreen } from '../../ui/screens/waiting-screens.tsx';
import { hrefOf, savedPage } from '../../view/routes/hrefs.ts';
import { reservedScreens } from '../../view/routes/paths.ts';
import { composeScreen } from '../../view/screen/compose-screen.ts';
import { openAddress, type Opening, openPath } from '../../view/screen/open-address.ts';
import type { ViewContext } from '../../view/view-context.ts';
import { rememberPage } from '../portal/pages.ts';
import { usePortal } from '../portal/use-portal.ts';
import { type Shells, ShownScreen } from './shown-screen.tsx';

const Leaving = ({ href }: { href: string }) => {
  const { leave } = usePortal();
  useEffect(() => leave(href), [leave, href]);
  return null;
};

export const firstPlace = 'default';

// Remembers the requested page, then opens the sign-in screen. A page whose session ended was not requested
// (A28).
const SignInFirst = ({ href }: { href: string }) => {
  const { config, redirect, isSigningIn, navigations } = usePortal();
  const { key, pathname, search, hash } = useLocation();
  const isWanted = !(isSigningIn && key === firstPlace) && navigations.last?.place.key !== key;
  useEffect(() => {
    if (isWanted) rememberPage({ config, redirect }, { pathname, search, hash });
  }, [config, redirect, isWanted, pathname, search, hash]);
  return <Navigate to={href} replace />;
};

const Redirected = ({ opening }: { opening: Extract<Opening, { kind: 'redirect' }> }) => {
  const { redirect } = usePortal();
  const { search, hash } = useLocation();
  useEffect(() => {
    if (opening.resetRedirect) redirect.forget();
  }, [redirect, opening]);
  return <Navigate to={opening.resetRedirect ? opening.href : opening.href + search + hash} replace />;
};

interface Kit {
  readonly context: ViewContext;
  readonly blocks: BlockRegistry;
  readonly shells: Shells;
}

const belowDialog = (
  page: string | undefined,
  context: ViewContext,
): { readonly href: string; readonly opening: Opening } => {
  const first = context.member ? reservedScreens.home : reservedScreens.login;
  const href = (page === undefined ? undefined : hrefOf(page, context)) ?? hrefOf(first, context) ?? '/';
  return { href, opening: openPath(href, context) };
};

const OpenedPath = ({ opening, title, ...kit }: Kit & { opening: Opening; title?: string }) => {
  const { context, blocks } = kit;
  const { navigations } = usePortal();
  const screen = useMemo(() => {
    const view = 'screen' in opening ? composeScreen(opening.screen, context, blocks.views) : undefined;
    return view && title !== undefined && view.key === reservedScreens.extraPage
      ? { ...view, title, heading: title }
      : view;
  }, [opening, title, context, blocks]);
  const below = useMemo(() => {
    if (!('screen' in opening) || !opening.screen.dialog) return undefined;
    const { href, opening: base } = belowDialog(navigations.last?.keys.page, context);
    return 'screen' in base ? { href, screen: composeScreen(base.screen, context, blocks.views) } : undefined;
  }, [opening, context, blocks, navigations]);
  if (opening.kind === 'signIn') return <SignInFirst href={opening.href} />;
  if (opening.kind === 'redirect') return <Redirected opening={opening} />;
  if (opening.kind === 'leave') return <Leaving href={opening.href} />;
  if (!screen) return null;
  if (below) return <ShownScreen {...kit} screen={below.screen} dialog={{ screen, closesTo: below.href }} />;
  return <ShownScreen {...kit} screen={screen} isEmpty={opening.kind === 'nothing'} />;
};

// Such an address may be a damaged one.
const isNotFound = (opening: Opening): boolean =>
  opening.kind === 'screen' && opening.screen.key === reservedScreens.notFound;

const LostPath = latePart(async () => (await import('./lost-path.tsx')).LostPath);
const LanguageSearch = latePart(async () => (await import('./language-search.tsx')).LanguageSearch);

// The language stays when the query names it, when a link was followed during a change of language, and for
// Back and Forward to a page from before a change (Decision 0039).
const useActiveLanguage = (language: Language): boolean => {
  const { last, shown } = usePortal().navigations;
  const { key, pathname, search } = useLocation();
  const type = String(useNavigationType());
  if (queryLanguage(search) === language) return true;
  if (last === undefined || last.place.key === key) return false;
  return (type === 'POP' && shown.has(pathname)) || (type === 'PUSH' && last.language !== language);
};

const OpenedAddress = (kit: Kit) => {
  const { context } = kit;
  const { key, pathname, search, hash } = useLocation();
  const isActiveLanguage = useActiveLanguage(context.language);
  const here = pathname + search + hash;
  const address = useMemo(() => openAddress({ pathname, search }, context), [pathname, search, context]);
  switch (address.kind) {
    case 'moved':
      return <Navigate to={address.href} replace />;
    case 'waiting':
      return <LoadingScreen />;
    case 'otherLanguage': {
      // A page that only the other language has stays where it is, whatever the query says.
      const href = isActiveLanguage ? savedPage(here, context) : here;
      return href !== here ? (
        <Navigate to={href} replace />
      ) : (
        <Suspense fallback={<LoadingScreen />}>
          <LanguageSearch
            key={key}
            language={address.language}
            otherwise={<OpenedPath {...kit} opening={address.otherwise} />}
          />
        </Suspense>
      );
    }
    case 'extraPage':
      return <OpenedPath {...kit} opening={address.opening} title={address.title} />;
    default: {
      const opened = <OpenedPath {...kit} opening={address} />;
      return isNotFound(address) ? (
        <Suspense fallback={<LoadingScreen />}>
          <LostPath context={context} otherwise={opened} />
        </Suspense>
      ) : (
        opened
      );
    }
  }
};

/**
 * Shows the screen or page at the address, or redirects. Memoized, so that urgent updates of a resource
 * do not render it.
 */
export const OpenedScreen = memo((kit: Kit) => {
  const { content } = usePortal();
  const { context } = kit;
  const source = useMemo(
    () => ({ entriesAt: content.faq, linkOf: (href: string) => content.linkOf(href, context) }),
    [content, context],
  );
  return (
    <FaqContext value={source}>
      <OpenedAddress {...kit} />
    </FaqContext>
  );
});
