import { lazy, Suspense, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { FaqContext } from '../ui/faq/faq-source.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { openAddress } from '../view/open-address.ts';
import { OpenedPath, type Kit } from './opened-path.tsx';
import { usePortal } from './use-portal.ts';

const LanguageSearch = lazy(async () => ({ default: (await import('./language-search.tsx')).LanguageSearch }));

const OpenedAddress = (kit: Kit) => {
  const { context } = kit;
  const { key, pathname, search } = useLocation();
  const address = useMemo(() => openAddress({ pathname, search }, context), [pathname, search, context]);
  switch (address.kind) {
    case 'moved':
      return <Navigate to={address.href} replace />;
    case 'waiting':
      return <LoadingScreen />;
    case 'otherLanguage':
      return (
        <Suspense fallback={<LoadingScreen />}>
          <LanguageSearch key={key} language={address.language} otherwise={<OpenedPath {...kit} opening={address.otherwise} />} />
        </Suspense>
      );
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
