import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DraftUpdate, PresenceList } from '../../api/generated/api-shapes.ts';
import { followEvents, type StreamEvent } from './event-stream.ts';
import { draftQuery, draftsQuery } from './queries.ts';
import { saveUnderWay } from './save-edits.ts';
import { useStore } from '../state/create-store.ts';
import { streamBroken } from './connection.ts';

// By the first word of the query key; queries of one draft have its id as the second.
const madeOld = {
  rev: ['drafts', 'draft', 'stopped'],
  review: ['drafts', 'draft', 'affected'],
  publication: ['drafts', 'draft', 'publication', 'publications', 'emergency', 'affected', 'stopped'],
  live: ['live', 'publications', 'drafts', 'draft', 'affected'],
} as const;

const updateOf = (data: unknown): DraftUpdate | undefined =>
  (data as { readonly update?: DraftUpdate } | undefined)?.update;

// Returns false if the list must be loaded: it lacks the draft, or a request for an older one is still running.
const updateList = (queries: QueryClient, id: string, rev: number, update: DraftUpdate): boolean => {
  const known = queries.getQueryData(draftsQuery.queryKey)?.drafts.some((draft) => draft.id === id);
  if (known === false || queries.isFetching(draftsQuery) > 0) return false;
  queries.setQueryData(draftsQuery.queryKey, (list) => {
    const drafts = list?.drafts.map((draft) =>
      draft.id !== id
        ? draft
        : { ...draft, ...update, rev, glance: draft.source === update.source ? draft.glance : null },
    );
    return drafts && { drafts: drafts.toSorted((one, other) => (one.changedAt < other.changedAt ? 1 : -1)) };
  });
  return true;
};

// Not if the page lacks these edits.
const updateDraft = (queries: QueryClient, id: string, update: DraftUpdate): void => {
  queries.setQueryData(draftQuery(id).queryKey, (draft) =>
    draft?.source === update.source ? { ...draft, ...update } : draft,
  );
};

const draftOf = (data: unknown): string | undefined => {
  const draft: unknown =
    typeof data === 'object' && data !== null && 'draft' in data ? data.draft : undefined;
  return typeof draft === 'string' ? draft : undefined;
};

const revOf = (data: unknown): number | undefined => {
  const rev: unknown = typeof data === 'object' && data !== null && 'rev' in data ? data.rev : undefined;
  return typeof rev === 'number' ? rev : undefined;
};

// Mostly for the page's own edits. Reviews that counted before have to be loaded again.
const isKnown = (queries: QueryClient, draft: string, data: unknown): boolean => {
  const known = queries.getQueryData(draftQuery(draft).queryKey);
  const rev = revOf(data);
  return (
    rev !== undefined &&
    known !== undefined &&
    known.rev >= rev &&
    !known.reviews.some(({ counts }) => counts)
  );
};

// When the stream restarts, all answers are loaded again. An event of a draft waits for this page's own save,
// because most events are about it.
export const takeEvent = (queries: QueryClient, event: StreamEvent): void => {
  const draft = draftOf(event.data);
  const save = draft === undefined ? undefined : saveUnderWay(draft);
  if (save) void save.then(() => takeNow(queries, event));
  else takeNow(queries, event);
};

const takeNow = (queries: QueryClient, { kind, data }: StreamEvent): void => {
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
  const rev = revOf(data);
  const update = updateOf(data);
  if (draft !== undefined && update) updateDraft(queries, draft, update);
  const isListed =
    draft !== undefined &&
    rev !== undefined &&
    update !== undefined &&
    updateList(queries, draft, rev, update);
  for (const name of madeOld[kind]) {
    if (name === 'drafts' && isListed) continue;
    // Edits end no notice of a stopped schedule.
    if (name === 'stopped' && update !== undefined) continue;
    if (name !== 'draft' || draft === undefined) void queries.invalidateQueries({ queryKey: [name] });
    // A new revision changes no thread.
    else if (!isKnown(queries, draft, data))
      void queries.invalidateQueries({ queryKey: [name, draft], exact: rev !== undefined });
  }
};

// In milliseconds: how late other users' changes may be while the stream is broken.
const lateMilliseconds = 15_000;

// Only for users who may see drafts.
export const useEvents = (mayHear: boolean): void => {
  const queries = useQueryClient();
  const isBroken = useStore(streamBroken);
  useEffect(
    () => (mayHear ? followEvents((event) => takeEvent(queries, event)) : undefined),
    [queries, mayHear],
  );
  useEffect(() => {
    if (!mayHear || !isBroken) return undefined;
    const timer = setInterval(() => void queries.invalidateQueries(), lateMilliseconds);
    return () => clearInterval(timer);
  }, [queries, mayHear, isBroken]);
};
