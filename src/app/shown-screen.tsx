import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BlockComponents } from '../ui/blocks/block-components.ts';
import { Boundary } from '../ui/boundary.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { ProblemScreen } from '../ui/problem-screen.tsx';
import { ScreenPage } from '../ui/screen-page.tsx';
import { blockTypes } from '../view/block-types.ts';
import { hrefOf } from '../view/href-of.ts';
import { phoneView } from '../view/phone-view.ts';
import { reservedScreens } from '../view/reserved-screens.ts';
import type { ScreenView } from '../view/screen-view.ts';
import type { ViewContext } from '../view/view-context.ts';
import { reloadPage } from './reload-page.ts';
import { ScreenShell, type Shells } from './screen-shell.tsx';
import { useArrival } from './use-arrival.ts';
import { useDocumentHead } from './use-document-head.ts';

interface PageProps {
  readonly screen: ScreenView;
  readonly context: ViewContext;
  readonly blocks: BlockComponents;
}

/** The screen's page once the code of its blocks is there; a page that fails to render says so inside the shell. */
const Page = ({ screen, context, blocks }: PageProps) => {
  const home = hrefOf(reservedScreens.home, context);
  const problem = <ProblemScreen onRetry={reloadPage} home={home} phone={phoneView(context.config.brand.supportPhone)} />;
  if (!blockTypes(screen).every((type) => type in blocks)) return <LoadingScreen />;
  return (
    <Boundary key={screen.key} fallback={problem}>
      <ScreenPage screen={screen} blocks={blocks} />
    </Boundary>
  );
};

/** A screen that opens over another, and where closing it leads. */
interface DialogProps {
  readonly screen: ScreenView;
  readonly closesTo: string;
}

const ScreenDialog = ({ screen, closesTo, blocks, context }: DialogProps & Omit<PageProps, 'screen'>) => {
  const navigate = useNavigate();
  const close = useCallback(() => void navigate(closesTo, { replace: true }), [navigate, closesTo]);
  const { heading: title = screen.title, ...body } = screen;
  return (
    <Dialog title={title} onClose={close}>
      <Page screen={body} context={context} blocks={blocks} />
    </Dialog>
  );
};

interface Props extends PageProps {
  readonly shells: Shells;
  /** True: an empty main under the section's title (ledger A19). */
  readonly isEmpty?: boolean;
  readonly dialog?: DialogProps;
}

/** A screen in its shell, with the document's title and what a navigation brings; a dialog over it takes its name. */
export const ShownScreen = ({ screen, isEmpty = false, dialog, shells, ...page }: Props) => {
  const { context } = page;
  const front = dialog?.screen ?? screen;
  useDocumentHead(`${front.title} · ${context.config.brand.name}`, context.language);
  useArrival(front.key, context.language);
  return (
    <ScreenShell context={context} screen={screen} shells={shells}>
      {isEmpty ? null : <Page screen={screen} {...page} />}
      {dialog && <ScreenDialog {...dialog} {...page} />}
    </ScreenShell>
  );
};
