import type { ReactNode } from 'react';
import type { ShellView } from '../../view/shell/shell-view.ts';
import { MemberHeader } from './member-header.tsx';
import { ShellFrame } from './shell-frame.tsx';

interface Props {
  readonly view: ShellView;
  readonly children: ReactNode;
}

/** Everything around a screen of a signed-in member. */
export const MemberShell = ({ view, children }: Props) => (
  <ShellFrame view={view} header={<MemberHeader view={view} />}>
    {children}
  </ShellFrame>
);
