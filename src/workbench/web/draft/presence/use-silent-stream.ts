import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PresenceList } from '../../../api/generated/api-shapes.ts';
import { newestEvent, silentStream } from '../../api/connection.ts';
import { draftQuery } from '../../api/queries.ts';
import { saveUnderWay } from '../../api/save-edits.ts';

// In milliseconds: how long an event may take after an answer that knows of it.
const patience = 5_000;

/** Returns true if the server knows of an event or a revision that this page has not received. */
export const isAhead = (queries: QueryClient, draft: string, { rev, seen }: PresenceList): boolean => {
  const lastEvent = newestEvent.get();
  const known = queries.getQueryData(draftQuery(draft).queryKey)?.rev;
  return (
    (seen !== undefined && lastEvent !== null && seen > lastEvent) ||
    (rev !== undefined && known !== undefined && rev > known)
  );
};

/**
 * Detects a stream that is open but sends nothing, for example behind a proxy that delays it. Then loads everything
 * again and reopens the stream after the last event.
 */
export const useSilentStream = (draft: string, answer: PresenceList | undefined): void => {
  const queries = useQueryClient();
  useEffect(() => {
    if (answer === undefined) return undefined;
    // The first answer after everything was loaded: nothing before it is missing.
    if (newestEvent.get() === null) newestEvent.set(answer.seen ?? null);
    if (!isAhead(queries, draft, answer)) return undefined;
    const timer = setTimeout(() => {
      if (saveUnderWay(draft) || !isAhead(queries, draft, answer)) return;
      silentStream.set({ after: newestEvent.get() });
      newestEvent.set(answer.seen ?? null);
      void queries.invalidateQueries();
    }, patience);
    return () => clearTimeout(timer);
  }, [queries, draft, answer]);
};
