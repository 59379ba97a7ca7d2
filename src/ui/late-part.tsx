import { Suspense, type ReactNode } from 'react';
import { Boundary } from './boundary.tsx';
import { usePainted } from './use-painted.ts';

interface Props {
  /** Keeps the room of the part while its code is on the way. */
  readonly meanwhile?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page that is rendered, and whose code is asked for, after the first paint; the page does without one that cannot be had. */
export const LatePart = ({ meanwhile = null, children }: Props) => {
  const isPainted = usePainted();
  // A boundary of its own from then on: one that was there before would hold every transition back until the code has arrived.
  if (!isPainted) return meanwhile;
  return (
    <Boundary fallback={meanwhile}>
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </Boundary>
  );
};
