import { type ReactNode, startTransition, Suspense, useEffect, useState } from 'react';
import { Boundary } from './boundary.tsx';

/** The longest wait for a paint: a tab in the background paints nothing. */
const patienceMilliseconds = 100;

/** Resolves once what was rendered is painted: what is loaded from then on does not delay it. */
export const afterPaint = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, patienceMilliseconds);
    requestAnimationFrame(() => setTimeout(done));
  });

/** False until what surrounds the component is painted; what follows is rendered as a transition. */
export const useAfterPaint = (): boolean => {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => void afterPaint().then(() => startTransition(() => setPainted(true))), []);
  return isPainted;
};

/** A part of the page that is rendered, and whose code is loaded, after the first paint; where it cannot be loaded the page does without it. */
export const Deferred = ({ children }: { readonly children: ReactNode }) => {
  const isPainted = useAfterPaint();
  // Suspense is mounted only now: a boundary that was there before would delay every transition until the code is loaded.
  if (!isPainted) return null;
  return (
    <Boundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  );
};
