import { useEffect, useSyncExternalStore } from 'react';
import type { SourceFiles } from '../../../config/files/source.ts';

/** What the open page has that can be searched. */
export interface Findable {
  /** The draft whose files these are. */
  readonly draft: { readonly id: string; readonly name: string };
  /** Its files as they are on the page, with what is not sent yet. */
  readonly files: SourceFiles;
  /** The addresses of entries that differ from live. */
  readonly changed: ReadonlySet<string>;
}

let shown: Findable | undefined;
const listeners = new Set<() => void>();

const show = (next: Findable | undefined): void => {
  shown = next;
  listeners.forEach((listener) => listener());
};

/** Has the palette search what is on the page, while mounted; undefined: nothing yet. Hand the same object over while it is the same. */
export const useSearchedHere = (findable: Findable | undefined): void => {
  useEffect(() => {
    show(findable);
    return () => show(undefined);
  }, [findable]);
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What the open page has that can be searched; undefined where it has nothing of its own. */
export const useFindable = (): Findable | undefined => useSyncExternalStore(subscribe, () => shown);
