import type { ReactNode } from 'react';
import type { ShellView } from '../../view/shell/shell-view.ts';
import { BrandLogo } from '../elements/brand-logo.tsx';
import { HeaderStrip } from './header-strip.tsx';
import { ShellFrame } from './shell-frame.tsx';

/**
 * Shows a header and a footer around a public screen. The style sheet hides the logo on the sign-in screen,
 * which has one already.
 */
export const PublicShell = ({ view, children }: { view: ShellView; children: ReactNode }) => {
  const header = (
    <header>
      <HeaderStrip view={view} help={view.header.find((entry) => entry.id === 'help')} />
      <div className="top public">
        <div className="wrap">
          <div className="row">
            <BrandLogo brand={view.brand} />
          </div>
        </div>
      </div>
    </header>
  );
  return (
    <ShellFrame view={view} header={header}>
      {children}
    </ShellFrame>
  );
};
