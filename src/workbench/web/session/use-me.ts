import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { DraftKind, Me, Myself, Role } from '../../api/generated/api-shapes.ts';
import { failedWith } from '../api/api-failure.ts';
import { ask } from '../api/ask.ts';
import { mayAuthor } from '../api/roles.ts';

export type Known = Me | 'signed-out';

const askMe = async (): Promise<Known> => {
  try {
    return await ask('GET /api/me', {});
  } catch (thrown) {
    if (failedWith(thrown, 'signed-out')) return 'signed-out';
    throw thrown;
  }
};

export const meQuery = queryOptions({ queryKey: ['me'], queryFn: askMe, staleTime: 60_000 });

export const useMeQuery = () => useQuery(meQuery);

export const MeContext = createContext<Me | undefined>(undefined);

export const useMe = (): Me => {
  const me = use(MeContext);
  if (me === undefined) throw new Error('no user is signed in outside the shell');
  return me;
};

export const usePerson = (): Myself => useMe().person;

// With the administrator's role alone, a user sees no content.
export const useSeesContent = (): boolean => useMe().roles.some((role) => role !== 'administrator');

/** Returns true if the user may create and change drafts of a kind. */
export const useMayAuthor = (kind: DraftKind): boolean => mayAuthor(useMe().roles, kind);

// The server checks roles as well.
export const useHasRole = (...roles: readonly Role[]): boolean =>
  useMe().roles.some((role) => roles.includes(role));
