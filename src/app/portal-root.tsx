import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import { AuthorizingScreen } from '../ui/authorizing-screen.tsx';
import { SignInStopped } from '../ui/sign-in-stopped.tsx';
import { matchPath } from '../view/match-path.ts';
import { phoneView } from '../view/phone-view.ts';
import { screenOf } from '../view/screen-of.ts';
import { MemberArea } from './member-area.tsx';
import { PublicArea } from './public-area.tsx';
import { useLanguage } from './use-language.ts';
import { useDocumentHead } from './use-document-head.ts';
import { usePortal } from './use-portal.ts';

/** True while the address bar names a screen that needs no sign-in, so that it need not wait for the session check. */
const useIsPublicPlace = (): boolean => {
  const { config } = usePortal();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const key = matchPath(config, language, pathname);
  return key === undefined || (screenOf(config, key)?.layout ?? 'member') !== 'member';
};

const Waiting = () => {
  const { config, i18n } = usePortal();
  const { language } = useLanguage();
  useDocumentHead(`${i18n.t('components.authorizing.text')} · ${config.brand.name}`, language);
  return (
    <main id="main" className="wrap">
      <AuthorizingScreen />
    </main>
  );
};

const Stopped = () => {
  const { config, i18n } = usePortal();
  const { language } = useLanguage();
  useDocumentHead(`${i18n.t('components.signInStopped.title')} · ${config.brand.name}`, language);
  return (
    <main id="main" className="wrap">
      <SignInStopped phone={phoneView(config.brand.supportPhone)} />
    </main>
  );
};

/** What the state of signing in shows: a member's screens, a visitor's screens, the authorizing screen, or why it stopped. */
export const PortalRoot = () => {
  const { auth } = usePortal();
  const contextText = useSelector(auth, ({ context }) => context.contextText);
  const isStopped = useSelector(auth, (snapshot) => snapshot.matches('stopped'));
  const isSignedOut = useSelector(auth, (snapshot) => snapshot.matches('signedOut'));
  const isChecking = useSelector(auth, (snapshot) => snapshot.matches('checkingSession') && snapshot.context.token === undefined);
  const isPublicPlace = useIsPublicPlace();
  if (isStopped) return <Stopped />;
  if (contextText !== undefined) return <MemberArea contextText={contextText} />;
  return isSignedOut || (isChecking && isPublicPlace) ? <PublicArea /> : <Waiting />;
};
