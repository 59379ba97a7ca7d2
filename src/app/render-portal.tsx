import { lazy, Suspense } from 'react';
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

/** Renders a running portal into the page. */
export const renderPortal = (portal: Portal): void => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no place for the portal.');
  createRoot(root, { onCaughtError: () => console.error('A part of the page failed.') }).render(
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
    </PortalContext>,
  );
};
