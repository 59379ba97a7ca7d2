import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followEvents, type StreamEvent } from './event-stream.ts';

/** Which answers an event makes old, by the first word of their keys; those of one draft have its id as the second. */
const madeOld = {
  rev: ['drafts', 'draft'],
  presence: ['presence'],
  review: ['drafts', 'draft'],
  publication: ['drafts', 'draft', 'publication'],
  live: ['live', 'publications', 'drafts', 'draft'],
} as const;

const draftOf = (data: unknown): string | undefined => {
  const draft: unknown = typeof data === 'object' && data !== null && 'draft' in data ? data.draft : undefined;
  return typeof draft === 'string' ? draft : undefined;
};

/** Has the answers asked for again that an event made old, where they are on show; all of them when the stream begins again. */
export const takeEvent = (queries: QueryClient, { kind, data }: StreamEvent): void => {
  if (kind === 'open') {
    void queries.invalidateQueries();
    return;
  }
  const draft = draftOf(data);
  for (const name of madeOld[kind]) {
    const isOfOneDraft = draft !== undefined && (name === 'draft' || name === 'presence');
    void queries.invalidateQueries({ queryKey: isOfOneDraft ? [name, draft] : [name] });
  }
};

/** Keeps what is on show up to date with what others do, while mounted; only for somebody whom the server tells of drafts. */
export const useEvents = (mayHear: boolean): void => {
  const queries = useQueryClient();
  useEffect(() => (mayHear ? followEvents((event) => takeEvent(queries, event)) : undefined), [queries, mayHear]);
};
