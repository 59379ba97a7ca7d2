import { use, useCallback } from 'react';
import { type Location, type NavigateOptions, UNSAFE_NavigationContext as RouterContext, useNavigate } from 'react-router-dom';
import { changedSearch, type SearchChange } from './changed-search.ts';

/**
 * Changes some names of the address's query; the others stay. It begins with the query that the address has now: the router shows a new one
 * only after a while, and of two changes in one moment both count.
 */
export const useChangeSearch = (): ((change: SearchChange, options?: NavigateOptions) => void) => {
  const navigate = useNavigate();
  // The router's types leave out where its history is.
  const { navigator } = use(RouterContext) as unknown as { readonly navigator: { readonly location: Location } };
  return useCallback(
    (change, options) => {
      const search = changedSearch(new URLSearchParams(navigator.location.search), change);
      void navigate(`?${search.toString()}`, options);
    },
    [navigate, navigator],
  );
};
