import { useEffect } from 'react';
import type { SourceFiles } from '../../../config/files/source.ts';
import { createStore, useStore } from '../state/create-store.ts';

export interface Findable {
  readonly draft: { readonly id: string; readonly name: string };
  readonly files: SourceFiles;
  readonly changed: ReadonlySet<string>;
}

const shown = createStore<Findable | undefined>(undefined);

// Undefined: not loaded yet. Pass the same object while nothing changes.
export const useDeclareFindable = (findable: Findable | undefined): void => {
  useEffect(() => {
    shown.set(findable);
    return () => shown.set(undefined);
  }, [findable]);
};

export const useFindable = (): Findable | undefined => useStore(shown);
