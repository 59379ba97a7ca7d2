import { type ReactNode, startTransition, Suspense, useEffect, useState } from 'react';
import { Boundary } from './boundary.tsx';

// Tabs in the background never paint, so do not wait longer for a paint.
const patienceMilliseconds = 100;

/** Resolves when the rendered content is painted. Code that loads after that does not delay the paint. */
export const afterPaint = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, patienceMilliseconds);
    requestAnimationFrame(() => setTimeout(done));
  });

export const useAfterPaint = (): boolean => {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => void afterPaint().then(() => startTransition(() => setPainted(true))), []);
  return isPainted;
};

/**
 * Loads and renders a part of the page after the first paint. Renders nothing if the code cannot be
 * loaded.
 */
export const Deferred = ({ children }: { children: ReactNode }) => {
  const isPainted = useAfterPaint();
  // Mount Suspense only now: an earlier boundary would delay every transition until the code is loaded.
  if (!isPainted) return null;
  return (
    <Boundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  );
};
