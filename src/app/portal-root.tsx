import { useSyncExternalStore } from 'react';
import { AuthorizingScreen } from '../ui/authorizing-screen.tsx';
import { SignInStopped } from '../ui/sign-in-stopped.tsx';
import { phoneView } from '../view/phone-view.ts';
import { useDocumentHead } from './use-document-head.ts';
import { useLanguage } from './use-language.ts';
import { usePortal } from './use-portal.ts';

const useTitle = (title: string): void => {
  const { config } = usePortal();
  const { language } = useLanguage();
  useDocumentHead(`${title} · ${config.brand.name}`, language);
};

const Waiting = () => {
  useTitle(usePortal().i18n.t('components.authorizing.text'));
  return (
    <main id="main" className="wrap">
      <AuthorizingScreen />
    </main>
  );
};

const Stopped = () => {
  const { config, i18n } = usePortal();
  useTitle(i18n.t('components.signInStopped.title'));
  return (
    <main id="main" className="wrap">
      <SignInStopped phone={phoneView(config.brand.supportPhone)} />
    </main>
  );
};

/** What the state of signing in shows: a member's screens, a visitor's screens, the authorizing screen, or why it stopped. */
export const PortalRoot = () => {
  const { signIn } = usePortal();
  const showing = useSyncExternalStore(signIn.subscribe, signIn.get);
  if (showing.phase === 'stopped') return <Stopped />;
  if (showing.phase === 'member') return <showing.Area run={showing.run} />;
  return showing.phase === 'visitor' ? <showing.Area /> : <Waiting />;
};
