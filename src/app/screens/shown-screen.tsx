import { type ComponentType, type ReactNode, Suspense, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { latePart } from '../../ui/lazy/lazy-part.ts';
import { useResource } from '../../ui/provided/resource.ts';
import type { ScreenView } from '../../view/screen/compose-screen.ts';
import { buildShell, staticShell } from '../../view/shell/build-shell.ts';
import type { ShellView } from '../../view/shell/shell-view.ts';
import type { ViewContext } from '../../view/view-context.ts';
import { useDocumentHead } from '../portal/document-head.ts';
import { usePortal } from '../portal/use-portal.ts';
import { LoadedPage, type PageProps } from './loaded-page.tsx';
import { useNavigationEffects } from './navigation-effects.ts';
import type { DialogProps } from './screen-dialog.tsx';

export type Shells = Readonly<
  Record<ScreenView['layout'], ComponentType<{ readonly view: ShellView; readonly children: ReactNode }>>
>;

interface ScreenShellProps {
  context: ViewContext;
  screen: ScreenView;
  shells: Shells;
  children: ReactNode;
}

const ScreenShell = ({ context, screen, shells, children }: ScreenShellProps) => {
  const { pathname, search, hash } = useLocation();
  const navigation = useResource(usePortal().content.navigation[context.language]);
  const fixed = useMemo(() => staticShell(context), [context]);
  const view = useMemo(() => {
    const own = buildShell(context, { place: { pathname, search, hash }, currentKey: screen.key }, fixed);
    return navigation.status === 'ready' ? navigation.value(own, context) : own;
  }, [context, fixed, navigation, pathname, search, hash, screen.key]);
  const Shell = shells[screen.layout];
  return <Shell view={view}>{children}</Shell>;
};

const ScreenDialog = latePart(async () => (await import('./screen-dialog.tsx')).ScreenDialog);

interface Props extends PageProps {
  shells: Shells;
  // Shows an empty main area under the section's title (A19).
  isEmpty?: boolean;
  dialog?: DialogProps;
}

export const ShownScreen = ({ screen, isEmpty = false, dialog, shells, ...page }: Props) => {
  const { context } = page;
  const front = dialog?.screen ?? screen;
  useDocumentHead(`${front.title} · ${context.config.brand.name}`, context.language);
  useNavigationEffects({ front: front.key, page: screen.key }, context.language);
  return (
    <ScreenShell context={context} screen={screen} shells={shells}>
      {isEmpty ? null : <LoadedPage screen={screen} {...page} />}
      {dialog && (
        <Suspense fallback={null}>
          <ScreenDialog {...dialog} {...page} />
        </Suspense>
      )}
    </ScreenShell>
  );
};
