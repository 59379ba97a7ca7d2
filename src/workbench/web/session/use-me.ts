import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Me, Myself, Role } from '../../api/generated/api-shapes.ts';
import { failedWith } from '../api/api-failure.ts';
import { ask } from '../api/ask.ts';

/** Who is signed in; `signed-out` where nobody is. */
export type Known = Me | 'signed-out';

const askMe = async (): Promise<Known> => {
  try {
    return await ask('GET /api/me', {});
  } catch (thrown) {
    if (failedWith(thrown, 'signed-out')) return 'signed-out';
    throw thrown;
  }
};

/** The question who is signed in. */
export const meQuery = queryOptions({ queryKey: ['me'], queryFn: askMe, staleTime: 60_000 });

/** Who is signed in, as the server says now. */
export const useMeQuery = () => useQuery(meQuery);

/** The person who is signed in, on every page inside the shell. */
export const MeContext = createContext<Me | undefined>(undefined);

/** Who is signed in and with which roles; throws outside the shell. */
export const useMe = (): Me => {
  const me = use(MeContext);
  if (me === undefined) throw new Error('no user is signed in outside the shell');
  return me;
};

/** The person who is signed in; throws outside the shell. */
export const usePerson = (): Myself => useMe().person;

/** Whether the person has one of these roles: what they may not do is not offered (the server refuses it as well). */
export const useHasRole = (...roles: readonly Role[]): boolean => useMe().roles.some((role) => roles.includes(role));
