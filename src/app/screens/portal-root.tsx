import { startTransition, Suspense, useEffect, useState } from 'react';
import { Boundary } from '../../ui/lazy/boundary.tsx';
import { latePart } from '../../ui/lazy/lazy-part.ts';
import { useWords } from '../../ui/provided/words.ts';
import { ProblemScreen } from '../../ui/screens/problem-screen.tsx';
import { AuthorizingScreen } from '../../ui/screens/waiting-screens.tsx';
import { supportPhoneView } from '../../view/phones.ts';
import { useDocumentHead } from '../portal/document-head.ts';
import type { SignInShowing, SignInState } from '../portal/sign-in-state.ts';
import { usePortal } from '../portal/use-portal.ts';

export const reloadPage = (): void => window.location.reload();

const useTitle = (title: string): void => {
  const { config } = usePortal();
  const { language } = useWords();
  useDocumentHead(`${title} · ${config.brand.name}`, language);
};

const Waiting = () => {
  useTitle(useWords().t('components.authorizing.text'));
  return (
    <main id="main" className="wrap">
      <AuthorizingScreen />
    </main>
  );
};

const Failed = () => {
  const { config } = usePortal();
  const { language, t } = useWords();
  useTitle(t('components.problem.title'));
  return (
    <main id="main" className="wrap">
      <ProblemScreen onRetry={reloadPage} home="/" phone={supportPhoneView(config.brand, language)} />
    </main>
  );
};

const loadStopped = async () => (await import('./stopped.tsx')).Stopped;

// Loads the error screen in advance, because it may be needed without a network.
export const prepareStopped = (): void => void loadStopped().catch(() => undefined);

const Stopped = latePart(loadStopped);

// Visitor and member screens are rendered in the background, so that slow phones stay responsive; everything
// else is shown at once.
const useShowing = ({ get, subscribe }: SignInState): SignInShowing => {
  const [showing, setShowing] = useState(get);
  useEffect(() => {
    const follow = (): void => ('Area' in get() ? startTransition(() => setShowing(get)) : setShowing(get));
    follow();
    return subscribe(follow);
  }, [get, subscribe]);
  return showing;
};

const Showing = () => {
  const showing = useShowing(usePortal().signIn);
  if (showing.phase === 'failed') return <Failed />;
  if (showing.phase === 'stopped')
    return (
      <Suspense fallback={<Waiting />}>
        <Stopped reason={showing.reason} />
      </Suspense>
    );
  if (showing.phase === 'member') return <showing.Area run={showing.run} />;
  return showing.phase === 'visitor' ? <showing.Area /> : <Waiting />;
};

export const PortalRoot = () => (
  <Boundary fallback={<Failed />}>
    <Showing />
  </Boundary>
);
