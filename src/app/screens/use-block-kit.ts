import { startTransition, useEffect, useState } from 'react';
import type { BlockKit } from '../../ui/blocks/block-kit.ts';
import { afterPaint } from '../../ui/lazy/deferred.tsx';
import { usePortal } from '../portal/use-portal.ts';

/** All blocks if they are there, else those of the first screen, and all others once that screen is painted. */
export const useBlockKit = (first: BlockKit): BlockKit => {
  const { kit: loader } = usePortal();
  const [kit, setKit] = useState(() => loader.get() ?? first);
  useEffect(() => {
    afterPaint()
      .then(loader.load)
      .then((whole) => startTransition(() => setKit(whole)))
      .catch(() => setKit((kit) => ({ ...kit, isCut: true })));
  }, [loader]);
  return kit;
};
