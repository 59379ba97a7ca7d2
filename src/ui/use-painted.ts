import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** False until what surrounds the component is on the screen; what follows then is rendered in slices. */
export const usePainted = (): boolean => {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => void afterPaint().then(() => startTransition(() => setPainted(true))), []);
  return isPainted;
};
