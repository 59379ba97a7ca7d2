import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  /** What the member can do now. */
  readonly children: ReactNode;
}

/** A screen that says calmly what failed and what to do next. */
export const CalmScreen = ({ title, text, children }: Props) => (
  <section className="card calm">
    <PageHeading>{title}</PageHeading>
    <p className="lead">{text}</p>
    <p className="acts">{children}</p>
  </section>
);
