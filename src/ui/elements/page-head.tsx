import type { ReactNode } from 'react';
import type { ScreenView } from '../../view/screen/compose-screen.ts';
import { Icon } from './artwork.tsx';
import { PortalLink } from './portal-link.tsx';

// Focusable after a change of route, but no tab stop.
export const PageHeading = ({ children, className }: { children: ReactNode; className?: string }) => (
  <h1 className={className} tabIndex={-1}>
    {children}
  </h1>
);

const Crumb = ({ title, href }: NonNullable<ScreenView['parent']>) => (
  <p className="crumb">
    <Icon name="back" />
    <PortalLink link={{ href, kind: 'route', newTab: false, notice: false }}>{title}</PortalLink>
  </p>
);

interface Props {
  screen: Pick<ScreenView, 'parent' | 'heading' | 'intro'>;
}

export const PageHead = ({ screen: { parent, heading, intro } }: Props) => (
  <>
    {parent && <Crumb {...parent} />}
    {heading !== undefined && (
      <div className="pagehead">
        <PageHeading>{heading}</PageHeading>
        {intro !== undefined && <p className="lead">{intro}</p>}
      </div>
    )}
  </>
);
