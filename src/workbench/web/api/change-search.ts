import { use, useCallback } from 'react';
import {
  type Location,
  type NavigateOptions,
  UNSAFE_NavigationContext as RouterContext,
  useNavigate,
} from 'react-router-dom';

// Undefined removes the parameter.
type SearchChange = Readonly<Record<string, string | undefined>>;

const applyChange = (before: URLSearchParams, change: SearchChange): URLSearchParams => {
  const search = new URLSearchParams(before);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) search.delete(name);
    else search.set(name, value);
  }
  return search;
};

// A function gets the current address: the page may still show an older one.
export type ChangeAddress = (
  change: SearchChange | ((now: URLSearchParams) => SearchChange),
  options?: NavigateOptions,
) => void;

// Starts from the current address: the router updates late, and two changes in a row must both count.
export const useChangeSearch = (): ChangeAddress => {
  const navigate = useNavigate();
  // The router's types do not show where its history is.
  const { navigator } = use(RouterContext) as unknown as {
    readonly navigator: { readonly location: Location };
  };
  return useCallback(
    (change, options) => {
      const now = new URLSearchParams(navigator.location.search);
      const names = typeof change === 'function' ? change(now) : change;
      void navigate(`?${applyChange(now, names).toString()}`, options);
    },
    [navigate, navigator],
  );
};
