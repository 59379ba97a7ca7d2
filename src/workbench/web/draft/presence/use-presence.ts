import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use, useEffect, useState } from 'react';
import type { Presence, PresenceList } from '../../../api/generated/api-shapes.ts';
import { ask } from '../../api/ask.ts';
import { usePerson } from '../../session/use-me.ts';

/** How often a page says where it is; whoever has missed two of these is gone. */
const everyMilliseconds = 15_000;
const goneMilliseconds = 40_000;

/** The key under which the people in a draft are known; events bring them as well. */
export const presenceKey = (draft: string) => ['presence', draft] as const;

const presenceQuery = (draft: string, address: string | null) =>
  queryOptions({
    queryKey: presenceKey(draft),
    queryFn: (): Promise<PresenceList> => ask('PUT /api/presence', { body: { draft, address } }),
    refetchInterval: everyMilliseconds,
    retry: false,
  });

/** The address of the field that has the focus, else the one that is given. */
const useFocusedAddress = (address: string | null): string | null => {
  const [focused, setFocused] = useState<string>();
  useEffect(() => {
    const look = (): void => setFocused(document.activeElement?.closest<HTMLElement>('[data-address]')?.dataset['address']);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return focused ?? address;
};

/** Who of these is still here and somebody else. */
export const othersHere = (people: readonly Presence[], me: string, now: number): readonly Presence[] =>
  people.filter(({ person, at }) => person.id !== me && now - Date.parse(at) < goneMilliseconds);

/**
 * Says where in a draft somebody is, at once and then every 15 s while the page is on show, and answers who else is in it. A server that is
 * away takes nothing from the page: nobody is shown then.
 */
export const usePresence = (draft: string, chosen: string | null): readonly Presence[] => {
  const { id } = usePerson();
  const address = useFocusedAddress(chosen);
  const { data, refetch, dataUpdatedAt } = useQuery(presenceQuery(draft, address));
  useEffect(() => {
    void refetch();
  }, [refetch, address]);
  return othersHere(data?.people ?? [], id, dataUpdatedAt);
};

/** Who else is in the draft, for all parts of its page. */
export const PresenceContext = createContext<readonly Presence[]>([]);

const isInside = (address: string | null, addresses: readonly string[]): boolean =>
  address !== null && addresses.some((own) => address === own || address.startsWith(`${own}/`));

/** Who else is at one of these addresses, or inside. */
export const useOthersAt = (addresses: readonly string[]): readonly Presence[] =>
  use(PresenceContext).filter(({ address }) => isInside(address, addresses));
