/** How far something that is fetched has come. */
export type Loadable<Value> =
  { readonly status: 'loading' } | { readonly status: 'failed' } | { readonly status: 'ready'; readonly value: Value };

/** Something that is fetched while anybody watches it. `get` gives the same object until it changes. */
export interface Watched<Value> {
  readonly get: () => Loadable<Value>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches again after a failure. */
  readonly retry: () => void;
}
