import type { ReactNode } from 'react';

interface HeadingProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** The one main heading of a screen; takes the focus after a change of route without being a stop of the Tab key. */
export const PageHeading = ({ children, className }: HeadingProps) => (
  <h1 className={className} tabIndex={-1}>
    {children}
  </h1>
);
