import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { failedWith, isApiFailure } from './api-failure.ts';
import { sessionOver } from './connection.ts';

/** Asked again once where the server did not answer or broke: all else would be answered alike. */
const isWorthAnotherTry = (thrown: unknown): boolean => isApiFailure(thrown) && (thrown.status === 0 || thrown.status >= 500);

/**
 * The cache of answers. An answer that nobody is signed in ends the session of the page wherever it comes. The browser's own idea of being
 * offline is not asked: a workbench on this very machine answers without a network.
 */
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
        // Events tell of changes; this is for those that were missed.
        staleTime: 15_000,
        retry: (count, thrown) => count < 1 && isWorthAnotherTry(thrown),
        retryDelay: 500,
      },
      mutations: { networkMode: 'always' },
    },
  });
};
