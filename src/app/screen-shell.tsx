import { type ComponentType, type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useWatched } from '../ui/provided/watched.ts';
import type { ScreenView } from '../view/screen/screen-view.ts';
import { buildShell, steadyShell } from '../view/shell/build-shell.ts';
import type { ShellView } from '../view/shell/shell-view.ts';
import type { ViewContext } from '../view/view-context.ts';
import { usePortal } from './use-portal.ts';

/** The shell of each layout, as far as its code is loaded. */
export type Shells = Readonly<Record<ScreenView['layout'], ComponentType<{ readonly view: ShellView; readonly children: ReactNode }>>>;

interface ScreenShellProps {
  readonly context: ViewContext;
  readonly screen: ScreenView;
  readonly shells: Shells;
  readonly children: ReactNode;
}

/** The shell around a screen: the member's, or the public one for visitors and public screens. */
export const ScreenShell = ({ context, screen, shells, children }: ScreenShellProps) => {
  const { pathname, search, hash } = useLocation();
  const navigation = useWatched(usePortal().content.navigation[context.language]);
  const steady = useMemo(() => steadyShell(context), [context]);
  const view = useMemo(() => {
    const own = buildShell(context, { place: { pathname, search, hash }, currentKey: screen.key }, steady);
    return navigation.status === 'ready' ? navigation.value(own, context) : own;
  }, [context, steady, navigation, pathname, search, hash, screen.key]);
  const Shell = shells[screen.layout];
  return <Shell view={view}>{children}</Shell>;
};
