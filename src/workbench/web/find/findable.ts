import { useEffect } from 'react';
import type { SourceFiles } from '../../../config/files/source.ts';
import { createStore, useStore } from '../state/create-store.ts';

/** What the open page has that can be searched. */
export interface Findable {
  /** The draft whose files these are. */
  readonly draft: { readonly id: string; readonly name: string };
  /** Its files as they are on the page, with what is not sent yet. */
  readonly files: SourceFiles;
  /** The addresses of entries that differ from live. */
  readonly changed: ReadonlySet<string>;
}

const shown = createStore<Findable | undefined>(undefined);

/** Has the palette search what is on the page, while mounted; undefined: nothing yet. Hand the same object over while it is the same. */
export const useSearchedHere = (findable: Findable | undefined): void => {
  useEffect(() => {
    shown.set(findable);
    return () => shown.set(undefined);
  }, [findable]);
};

/** What the open page has that can be searched; undefined where it has nothing of its own. */
export const useFindable = (): Findable | undefined => useStore(shown);
