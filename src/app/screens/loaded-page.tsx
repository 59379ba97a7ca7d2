import type { BlockRegistry } from '../../ui/blocks/block-registry.ts';
import { Boundary } from '../../ui/lazy/boundary.tsx';
import { ProblemScreen } from '../../ui/screens/problem-screen.tsx';
import { ScreenPage } from '../../ui/screens/screen-page.tsx';
import { LoadingScreen } from '../../ui/screens/waiting-screens.tsx';
import { planPhone } from '../../view/phones.ts';
import { hrefOf } from '../../view/routes/hrefs.ts';
import { reservedScreens, screenOf } from '../../view/routes/paths.ts';
import type { ScreenView } from '../../view/screen/compose-screen.ts';
import type { ViewContext } from '../../view/view-context.ts';
import { reloadPage } from './portal-root.tsx';

export interface PageProps {
  screen: ScreenView;
  context: ViewContext;
  blocks: BlockRegistry;
}

export const LoadedPage = ({ screen, context, blocks }: PageProps) => {
  const home = hrefOf(reservedScreens.home, context);
  const problem = (
    <ProblemScreen onRetry={reloadPage} home={home} phone={planPhone('supportPhone', context)} />
  );
  const placed = screenOf(context.config, screen.key)?.blocks ?? [];
  if (!placed.every(({ type }) => type in blocks.components))
    return blocks.hasFailed ? problem : <LoadingScreen />;
  return (
    <Boundary key={screen.key} fallback={problem}>
      <ScreenPage screen={screen} blocks={blocks.components} />
    </Boundary>
  );
};
