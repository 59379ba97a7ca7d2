import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';

interface CalmScreenProps {
  readonly title: string;
  readonly text: string;
  /** What the member can do now. */
  readonly children: ReactNode;
}

/** Where a page in use was replaced, focus went with it; a visitor who has done nothing yet has lost none. */
const takeFocus = (screen: HTMLElement | null): void => {
  if ((navigator as Partial<Navigator>).userActivation?.hasBeenActive) screen?.querySelector('h1')?.focus();
};

/** A screen that says calmly what failed and what to do next. */
export const CalmScreen = ({ title, text, children }: CalmScreenProps) => (
  <section ref={takeFocus} className="card calm">
    <PageHeading>{title}</PageHeading>
    <p className="lead">{text}</p>
    <p className="acts">{children}</p>
  </section>
);
