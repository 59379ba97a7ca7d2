import { startTransition, useEffect, useState } from 'react';
import type { BlockKit } from './block-kit.ts';
import { usePortal } from './use-portal.ts';

/** All blocks if they are there, else those of the first screen, and all others as soon as that screen is on show. */
export const useBlockKit = (first: BlockKit): BlockKit => {
  const { kit: loader } = usePortal();
  const [kit, setKit] = useState(() => loader.get() ?? first);
  useEffect(() => {
    loader
      .load()
      .then((whole) => startTransition(() => setKit(whole)))
      .catch(() => setKit((kit) => ({ ...kit, isCut: true })));
  }, [loader]);
  return kit;
};
