import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { DraftSummary, DraftUpdate, PresenceList } from '../../api/generated/api-shapes.ts';
import { followEvents, type StreamEvent } from './event-stream.ts';
import { type DraftPages, draftListQuery, inListOrder } from './draft-lists.ts';
import { draftQuery } from './queries.ts';
import { saveUnderWay } from './save-edits.ts';
import { useStore } from '../state/create-store.ts';
import { newestEvent, silentStream, streamBroken } from './connection.ts';

// By the first word of the query key; queries of one draft have its id as the second.
const madeOld = {
  rev: ['drafts', 'draft', 'stopped'],
  review: ['drafts', 'draft', 'affected'],
  publication: ['drafts', 'draft', 'publication', 'publications', 'emergency', 'affected', 'stopped'],
  live: ['live', 'publications', 'drafts', 'draft', 'affected'],
} as const;

const updateOf = (data: unknown): DraftUpdate | undefined =>
  (data as { readonly update?: DraftUpdate } | undefined)?.update;

type Listed = Omit<DraftUpdate, 'changedAt' | 'source'>;

// What decides which lists have the draft, and who is waited for.
const isElsewhere = (draft: Listed, update: Listed): boolean =>
  draft.approved !== update.approved ||
  draft.lapsed !== update.lapsed ||
  draft.changesAsked !== update.changesAsked ||
  draft.authors.length !== update.authors.length;

// The drafts in their new order, on pages of the same lengths.
const withUpdate = (
  { pages, pageParams }: DraftPages,
  id: string,
  changed: Partial<DraftSummary>,
): DraftPages => {
  const known = pages
    .flatMap((page) => page.drafts)
    .map((draft) =>
      draft.id === id
        ? { ...draft, ...changed, glance: draft.source === changed.source ? draft.glance : null }
        : draft,
    );
  const drafts = inListOrder(known);
  let from = 0;
  return {
    pageParams,
    pages: pages.map((page) => {
      const own = drafts.slice(from, (from += page.drafts.length));
      return { ...page, drafts: own };
    }),
  };
};

const isPaged = (data: unknown): data is DraftPages =>
  typeof data === 'object' && data !== null && 'pages' in data;

// Returns false if the lists must be loaded: the open one lacks the draft, it moves to other lists, or a request
// for an older one is still running.
const updateLists = (queries: QueryClient, id: string, rev: number, update: DraftUpdate): boolean => {
  if (queries.isFetching({ queryKey: ['drafts'] }) > 0) return false;
  const open = queries.getQueryData(draftListQuery().queryKey);
  const known = open?.pages.flatMap(({ drafts }) => drafts).find((draft) => draft.id === id);
  if (open && (!known || isElsewhere(known, update))) return false;
  queries.setQueriesData<unknown>({ queryKey: ['drafts'] }, (data: unknown) =>
    isPaged(data) ? withUpdate(data, id, { ...update, rev }) : data,
  );
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
  if (event.id !== undefined) newestEvent.set(Math.max(event.id, newestEvent.get() ?? 0));
  const draft = draftOf(event.data);
  const save = draft === undefined ? undefined : saveUnderWay(draft);
  if (save) void save.then(() => takeNow(queries, event));
  else takeNow(queries, event);
};

const takeNow = (queries: QueryClient, { kind, data }: StreamEvent): void => {
  if (kind === 'begun' || kind === 'open' || kind === 'broken') {
    streamBroken.set(kind === 'broken');
    if (kind !== 'open') return;
    newestEvent.set(null);
    void queries.invalidateQueries();
    return;
  }
  if (kind === 'presence') {
    const { draft, people } = data as { readonly draft: string; readonly people: PresenceList['people'] };
    queries.setQueryData<PresenceList>(['presence', draft], (known) => ({ ...known, people }));
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
    updateLists(queries, draft, rev, update);
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
// `seen`: the log entry that the page knew when it was loaded.
export const useEvents = (mayHear: boolean, seen: number | null): void => {
  const queries = useQueryClient();
  const isBroken = useStore(streamBroken);
  const start = useRef(seen);
  useEffect(() => {
    if (!mayHear) return undefined;
    const after = start.current;
    start.current = null;
    newestEvent.set(after);
    const followed = followEvents((event) => takeEvent(queries, event), after);
    const unsubscribe = silentStream.subscribe(() => followed.renew(silentStream.get()?.after ?? null));
    return () => {
      unsubscribe();
      followed.stop();
    };
  }, [queries, mayHear]);
  useEffect(() => {
    if (!mayHear || !isBroken) return undefined;
    const timer = setInterval(() => void queries.invalidateQueries(), lateMilliseconds);
    return () => clearInterval(timer);
  }, [queries, mayHear, isBroken]);
};
