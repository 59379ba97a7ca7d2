import { lazy, Suspense, useMemo } from 'react';
import { Navigate, useLocation, useNavigationType } from 'react-router-dom';
import type { Language } from '../config/portal-config.ts';
import { queryLanguage } from '../services/language/detect-language.ts';
import { FaqContext } from '../ui/faq/faq-source.ts';
import { LoadingScreen } from '../ui/screens/waiting-screens.tsx';
import { savedPage } from '../view/routes/hrefs.ts';
import { openAddress } from '../view/screen/open-address.ts';
import { type Kit, OpenedPath } from './opened-path.tsx';
import { usePortal } from './use-portal.ts';

const LanguageSearch = lazy(async () => ({ default: (await import('./language-search.tsx')).LanguageSearch }));

/**
 * True where a path of the other language is opened in the active one: the query names it, a link was followed on a screen whose
 * language was being switched, or Back and Forward lead to a page that was on show before a switch.
 */
const useActiveLanguage = (language: Language): boolean => {
  const { arrival } = usePortal();
  const { key, pathname, search } = useLocation();
  const type = String(useNavigationType());
  const last = arrival.current;
  if (queryLanguage(search) === language) return true;
  if (last === undefined || last.place.key === key) return false;
  return (type === 'POP' && arrival.shown.has(pathname)) || (type === 'PUSH' && last.language !== language);
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
          <LanguageSearch key={key} language={address.language} otherwise={<OpenedPath {...kit} opening={address.otherwise} />} />
        </Suspense>
      );
    }
    case 'extraPage':
      return <OpenedPath {...kit} opening={address.opening} title={address.title} />;
    default:
      return <OpenedPath {...kit} opening={address} />;
  }
};

/** Whatever the address bar names for this member: a screen of the portal or of the content service, or the way to one. */
export const OpenedScreen = (kit: Kit) => {
  const { content } = usePortal();
  const { context } = kit;
  const source = useMemo(() => ({ watch: content.faq, linkOf: (href: string) => content.linkOf(href, context) }), [content, context]);
  return (
    <FaqContext value={source}>
      <OpenedAddress {...kit} />
    </FaqContext>
  );
};
