import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { MemberShell } from '../ui/shell/member-shell.tsx';
import { PublicShell } from '../ui/shell/public-shell.tsx';
import type { ScreenView } from '../view/screen-view.ts';
import { buildShell } from '../view/shell/build-shell.ts';
import type { ViewContext } from '../view/view-context.ts';

interface Props {
  readonly context: ViewContext;
  readonly screen: ScreenView;
  readonly children: ReactNode;
}

/** The shell around a screen: the member's, or the public one for visitors and public screens. */
export const ScreenShell = ({ context, screen, children }: Props) => {
  const { pathname, search, hash } = useLocation();
  const view = useMemo(
    () => buildShell(context, { place: { pathname, search, hash }, currentKey: screen.key }),
    [context, pathname, search, hash, screen.key],
  );
  const Shell = screen.layout === 'member' ? MemberShell : PublicShell;
  return <Shell view={view}>{children}</Shell>;
};
