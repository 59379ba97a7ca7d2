import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { failedWith, isApiFailure } from './api-failure.ts';
import { sessionOver } from './connection.ts';

// Retrying does not help with other failures.
const isWorthAnotherTry = (thrown: unknown): boolean =>
  isApiFailure(thrown) && (thrown.status === 0 || thrown.status >= 500);

// Any answer `signed-out` ends the session. Ignores the browser's offline state: a workbench on this computer
// needs no network.
export const makeQueryClient = (): QueryClient => {
  const onError = (thrown: unknown): void => {
    if (failedWith(thrown, 'signed-out')) sessionOver.set(true);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        // Events announce changes; this is for events that were missed.
        staleTime: 15_000,
        retry: (count, thrown) => count < 1 && isWorthAnotherTry(thrown),
        retryDelay: 500,
      },
      mutations: { networkMode: 'always' },
    },
  });
};
