import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use, useEffect, useState } from 'react';
import type { Presence, PresenceList } from '../../../api/generated/api-shapes.ts';
import { ask } from '../../api/ask.ts';
import { usePerson } from '../../session/use-me.ts';
import { useSilentStream } from './use-silent-stream.ts';

// After two missed signals, a user counts as gone.
const everyMilliseconds = 15_000;
const goneMilliseconds = 40_000;

// Events update this query too.
export const presenceKey = (draft: string) => ['presence', draft] as const;

const presenceQuery = (draft: string, address: string | null) =>
  queryOptions({
    queryKey: presenceKey(draft),
    queryFn: (): Promise<PresenceList> => ask('PUT /api/presence', { body: { draft, address } }),
    refetchInterval: everyMilliseconds,
    retry: false,
  });

const useFocusedAddress = (address: string | null): string | null => {
  const [focused, setFocused] = useState<string>();
  useEffect(() => {
    const look = (): void =>
      setFocused(document.activeElement?.closest<HTMLElement>('[data-address]')?.dataset['address']);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return focused ?? address;
};

export const othersHere = (people: readonly Presence[], me: string, now: number): readonly Presence[] =>
  people.filter(({ person, at }) => person.id !== me && now - Date.parse(at) < goneMilliseconds);

// Every 15 s while the page is visible. If the server does not answer, the page shows no users.
export const usePresence = (draft: string, chosen: string | null): readonly Presence[] => {
  const { id } = usePerson();
  const address = useFocusedAddress(chosen);
  const { data, refetch, dataUpdatedAt } = useQuery(presenceQuery(draft, address));
  useSilentStream(draft, data);
  useEffect(() => {
    void refetch();
  }, [refetch, address]);
  return othersHere(data?.people ?? [], id, dataUpdatedAt);
};

export const PresenceContext = createContext<readonly Presence[]>([]);

const isInside = (address: string | null, addresses: readonly string[]): boolean =>
  address !== null && addresses.some((own) => address === own || address.startsWith(`${own}/`));

export const useOthersAt = (addresses: readonly string[]): readonly Presence[] =>
  use(PresenceContext).filter(({ address }) => isInside(address, addresses));
