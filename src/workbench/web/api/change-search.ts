import { use, useCallback } from 'react';
import { type Location, type NavigateOptions, UNSAFE_NavigationContext as RouterContext, useNavigate } from 'react-router-dom';

/** The new value of each named parameter; undefined removes it. */
type SearchChange = Readonly<Record<string, string | undefined>>;

const applyChange = (before: URLSearchParams, change: SearchChange): URLSearchParams => {
  const search = new URLSearchParams(before);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) search.delete(name);
    else search.set(name, value);
  }
  return search;
};

/** Changes names of the page's address. What builds on the address is told how it stands: the page may still show an older one. */
export type ChangeAddress = (change: SearchChange | ((now: URLSearchParams) => SearchChange), options?: NavigateOptions) => void;

/**
 * Changes some names of the address's query; the others stay. It begins with the query that the address has now: the router shows a new one
 * only after a while, and of two changes in one moment both count.
 */
export const useChangeSearch = (): ChangeAddress => {
  const navigate = useNavigate();
  // The router's types leave out where its history is.
  const { navigator } = use(RouterContext) as unknown as { readonly navigator: { readonly location: Location } };
  return useCallback(
    (change, options) => {
      const now = new URLSearchParams(navigator.location.search);
      const names = typeof change === 'function' ? change(now) : change;
      void navigate(`?${applyChange(now, names).toString()}`, options);
    },
    [navigate, navigator],
  );
};
