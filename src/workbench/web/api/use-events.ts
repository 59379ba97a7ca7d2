import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PresenceList } from '../../api/generated/api-shapes.ts';
import { followEvents, type StreamEvent } from './event-stream.ts';
import { draftQuery } from './queries.ts';
import { useStore } from '../state/create-store.ts';
import { streamBroken } from './connection.ts';

/** Which answers an event makes old, by the first word of their keys; those of one draft have its id as the second. */
const madeOld = {
  rev: ['drafts', 'draft'],
  review: ['drafts', 'draft'],
  publication: ['drafts', 'draft', 'publication'],
  live: ['live', 'publications', 'drafts', 'draft'],
} as const;

const draftOf = (data: unknown): string | undefined => {
  const draft: unknown = typeof data === 'object' && data !== null && 'draft' in data ? data.draft : undefined;
  return typeof draft === 'string' ? draft : undefined;
};

/** Whether an event tells of a revision that this page has already: mostly of its own edits, which the server answered before. */
const isKnown = (queries: QueryClient, draft: string, data: unknown): boolean => {
  const rev: unknown = typeof data === 'object' && data !== null && 'rev' in data ? data.rev : undefined;
  const known = queries.getQueryData(draftQuery(draft).queryKey)?.rev;
  return typeof rev === 'number' && known !== undefined && known >= rev;
};

/** Has the answers asked for again that an event made old, where they are on show; all of them when the stream begins again. */
export const takeEvent = (queries: QueryClient, { kind, data }: StreamEvent): void => {
  if (kind === 'open' || kind === 'broken') {
    streamBroken.set(kind === 'broken');
    if (kind === 'open') void queries.invalidateQueries();
    return;
  }
  if (kind === 'presence') {
    const list = data as { readonly draft: string; readonly people: PresenceList['people'] };
    queries.setQueryData<PresenceList>(['presence', list.draft], { people: list.people });
    return;
  }
  const draft = draftOf(data);
  for (const name of madeOld[kind]) {
    if (name === 'draft' && draft !== undefined && isKnown(queries, draft, data)) continue;
    void queries.invalidateQueries({ queryKey: draft !== undefined && name === 'draft' ? [name, draft] : [name] });
  }
};

/** While the stream is broken, all that is on show is asked for so often: as late as others' changes may come then. */
const lateMilliseconds = 15_000;

/** Keeps what is on show up to date with what others do, while mounted; only for somebody whom the server tells of drafts. */
export const useEvents = (mayHear: boolean): void => {
  const queries = useQueryClient();
  const isBroken = useStore(streamBroken);
  useEffect(() => (mayHear ? followEvents((event) => takeEvent(queries, event)) : undefined), [queries, mayHear]);
  useEffect(() => {
    if (!mayHear || !isBroken) return undefined;
    const timer = setInterval(() => void queries.invalidateQueries(), lateMilliseconds);
    return () => clearInterval(timer);
  }, [queries, mayHear, isBroken]);
};
