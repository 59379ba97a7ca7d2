import type { ReactNode } from 'react';
import type { ShellView } from '../../view/shell/shell-view.ts';
import { MemberHeader } from './member-header.tsx';
import { ShellFrame } from './shell-frame.tsx';

/** Shows header, menus and footer around a member's screen. */
export const MemberShell = ({ view, children }: { view: ShellView; children: ReactNode }) => (
  <ShellFrame view={view} header={<MemberHeader view={view} />}>
    {children}
  </ShellFrame>
);
