import { focusManager, QueryClient, type QueryKey, QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import type { PortalConfig } from '../config/portal-config.ts';
import type { Loadable } from '../ui/provided/watched.ts';

const minute = 60_000;

/** A question that somebody watches. */
export interface Observation {
  readonly stop: () => void;
  readonly retry: () => void;
}

export type Listener<Value> = (state: Loadable<Value>) => void;

/** Something to fetch; the same key is fetched once for all who watch it. */
export interface Question<Answer, Value> {
  readonly key: QueryKey;
  readonly ask: () => Promise<Answer>;
  /** What is made of an answer, once for each answer. */
  readonly select: (answer: Answer) => Value;
}

/** Observes a question until the observation is stopped. */
export type ContentCache = <Answer, Value>(question: Question<Answer, Value>, listener: Listener<Value>) => Observation;

const stateOf = <Value>({ data, isError, isFetching }: QueryObserverResult<Value>): Loadable<Value> => {
  if (data !== undefined) return { status: 'ready', value: data };
  return isError && !isFetching ? { status: 'failed' } : { status: 'loading' };
};

/** The window's focus counts as well as its visibility: a member may come back from another window. */
const followFocus = (): void =>
  focusManager.setEventListener((onFocus) => {
    const changed = (): void => onFocus();
    window.addEventListener('visibilitychange', changed);
    window.addEventListener('focus', changed);
    return () => {
      window.removeEventListener('visibilitychange', changed);
      window.removeEventListener('focus', changed);
    };
  });

/** A cache of answers: fresh and kept as the settings say, fetched again on focus once stale (specification 9, Data cache). */
export const contentCache = ({ contentFreshMinutes, contentKeptMinutes }: PortalConfig['settings']): ContentCache => {
  const times = { staleTime: contentFreshMinutes * minute, gcTime: contentKeptMinutes * minute };
  const client = new QueryClient({ defaultOptions: { queries: { ...times, retry: false, networkMode: 'always' } } });
  followFocus();
  client.mount();
  return ({ key, ask, select }, listener) => {
    const observer = new QueryObserver(client, { queryKey: key, queryFn: ask, select });
    let last: Loadable<unknown> | undefined;
    const tell = (state: ReturnType<typeof stateOf<ReturnType<typeof select>>>): void => {
      const isSame = last?.status === state.status && (state.status !== 'ready' || (last.status === 'ready' && last.value === state.value));
      last = state;
      if (!isSame) listener(state);
    };
    tell(stateOf(observer.getCurrentResult()));
    return { stop: observer.subscribe((result) => tell(stateOf(result))), retry: () => void observer.refetch() };
  };
};
