import { lazy, startTransition, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { FrameTimeout } from '../ui/frame-timeout.ts';
import { ActionsProvider } from './actions-provider.tsx';
import { FrameHostProvider } from './frame-host-provider.tsx';
import { PortalContext } from './portal-context.ts';
import { PortalRoot } from './portal-root.tsx';
import type { Portal } from './portal.ts';

const ReleaseFollower = lazy(async () => ({ default: (await import('./release-follower.tsx')).ReleaseFollower }));

/** Renders a running portal into the page, in slices, so that a slow phone answers meanwhile. */
export const renderPortal = (portal: Portal): void => {
  const container = document.getElementById('root') ?? document.body;
  const root = createRoot(container, { onCaughtError: () => console.error('A part of the page failed.') });
  const page = (
    <PortalContext value={portal}>
      <I18nextProvider i18n={portal.i18n}>
        <BrowserRouter useTransitions={false}>
          <Suspense fallback={null}>
            <ReleaseFollower />
          </Suspense>
          <FrameTimeout value={portal.config.settings.frameTimeoutSeconds}>
            <FrameHostProvider>
              <ActionsProvider>
                <PortalRoot />
              </ActionsProvider>
            </FrameHostProvider>
          </FrameTimeout>
        </BrowserRouter>
      </I18nextProvider>
    </PortalContext>
  );
  startTransition(() => root.render(page));
};
