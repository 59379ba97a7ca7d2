import { startTransition, useEffect, useState } from 'react';
import type { BlockKit } from './block-kit.ts';

/** The blocks of the first screen at once, and all others as soon as that screen is on show. */
export const useBlockKit = (first: BlockKit): BlockKit => {
  const [kit, setKit] = useState(first);
  useEffect(() => {
    import('./whole-kit.ts')
      .then(({ wholeKit }) => startTransition(() => setKit(wholeKit)))
      .catch(() => setKit((kit) => ({ ...kit, isCut: true })));
  }, []);
  return kit;
};
