import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import { Deferred } from '../../ui/lazy/deferred.tsx';
import { latePart, lostPart } from '../../ui/lazy/lazy-part.ts';
import { FrameTimeout } from '../../ui/provided/frame-host.ts';
import { ActionsProvider } from '../portal/actions-provider.tsx';
import { FrameHostProvider } from '../portal/frame-host-provider.tsx';
import type { Portal } from '../portal/portal.ts';
import { PortalContext } from '../portal/use-portal.ts';
import { WordsProvider } from '../portal/words-provider.tsx';
import { PortalRoot } from '../screens/portal-root.tsx';
import { keepFocus } from './keep-focus.ts';

const ReleaseFollower = latePart(
  async () => (await import('../screens/release-follower.tsx')).ReleaseFollower,
);

// Fewer than React's own 200 (Decision 0009).
const slicesPerSecond = 90;

// Reports errors without member data. Code that did not load is not reported, because the visitor may be
// leaving.
const report = (error: unknown): void => {
  if (error !== lostPart) console.error('A part failed.');
};

// Renders in slices, so that slow phones stay responsive.
export const renderPortal = (portal: Portal): void => {
  const container = document.getElementById('root') ?? document.body;
  keepFocus(container);
  const root = createRoot(container, { onCaughtError: report });
  const page = (
    <PortalContext value={portal}>
      <WordsProvider i18n={portal.i18n}>
        <BrowserRouter>
          <Deferred>
            <ReleaseFollower />
          </Deferred>
          <FrameTimeout value={portal.config.settings.frameTimeoutSeconds}>
            <FrameHostProvider>
              <ActionsProvider>
                <PortalRoot />
              </ActionsProvider>
            </FrameHostProvider>
          </FrameTimeout>
        </BrowserRouter>
      </WordsProvider>
    </PortalContext>
  );
  forceFrameRate(slicesPerSecond);
  startTransition(() => root.render(page));
};
