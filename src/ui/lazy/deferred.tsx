import { type ReactNode, startTransition, Suspense, useEffect, useState } from 'react';
import { Boundary } from './boundary.tsx';

/** The longest wait: a tab in the background paints nothing. */
const patienceMilliseconds = 100;

/** Done once what was rendered is on the screen: what is asked for then does not hold it back. */
export const afterPaint = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, patienceMilliseconds);
    requestAnimationFrame(() => setTimeout(done));
  });

/** False until what surrounds the component is on the screen; what follows then is rendered in slices. */
export const usePainted = (): boolean => {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => void afterPaint().then(() => startTransition(() => setPainted(true))), []);
  return isPainted;
};

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
