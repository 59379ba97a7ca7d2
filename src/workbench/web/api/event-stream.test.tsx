import { expect, onTestFinished, test, vi } from 'vitest';
import type { Draft, DraftSummary } from '../../api/generated/api-shapes.ts';
import { followEvents, type StreamEvent } from './event-stream.ts';
import { draftListQuery } from './draft-lists.ts';
import { draftQuery } from './queries.ts';
import { makeQueryClient } from './query-client.ts';
import { saveEdits, saveUnderWay } from './save-edits.ts';
import { takeEvent } from './use-events.ts';

const openStreams = (): EventTarget[] => {
  const open: EventTarget[] = [];
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      static readonly CLOSED = 2;
      readonly readyState = 1;
      readonly url: string;
      constructor(url: string) {
        super();
        this.url = url;
        open.push(this);
      }
      close(): void {
        open.splice(open.indexOf(this), 1);
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return open;
};

const follow = (after: number | null = null) => {
  const received: StreamEvent[] = [];
  const followed = followEvents((event) => received.push(event), after);
  onTestFinished(followed.stop);
  return { received, ...followed };
};

test('two tabs share one stream; when the tab that holds it is closed, the other opens one and knows that it may have missed events', async () => {
  const open = openStreams();
  const first = follow();
  await vi.waitFor(() => expect(open).toHaveLength(1));
  const second = follow();
  open[0]?.dispatchEvent(new MessageEvent('live', { data: '{"number":42}' }));
  const live = { kind: 'live', data: { number: 42 } };
  await vi.waitFor(() => expect([first.received, second.received]).toEqual([[live], [live]]));
  expect(open).toHaveLength(1);
  first.stop();
  await vi.waitFor(() => expect(open).toHaveLength(1));
  open[0]?.dispatchEvent(new Event('open'));
  expect(second.received.at(-1)).toEqual({ kind: 'open', data: undefined });
  expect(first.received).toEqual([live]);
});

test('the first stream of a page begins where the page was loaded; a later one may have missed something', async () => {
  const open = openStreams();
  const { received } = follow(7);
  await vi.waitFor(() => expect(open).toHaveLength(1));
  expect((open[0] as unknown as EventSource).url).toBe('/api/events?after=7');
  open[0]?.dispatchEvent(new Event('open'));
  open[0]?.dispatchEvent(new Event('open'));
  expect(received.map(({ kind }) => kind)).toEqual(['begun', 'open']);
});

test('data that is not JSON does not stop the stream', async () => {
  const open = openStreams();
  const { received } = follow();
  await vi.waitFor(() => expect(open).toHaveLength(1));
  open[0]?.dispatchEvent(new MessageEvent('rev', { data: '{' }));
  open[0]?.dispatchEvent(new MessageEvent('rev', { data: '{"draft":"a"}' }));
  expect(received.map(({ data }) => data)).toEqual([undefined, { draft: 'a' }]);
});

test('events of a page’s own edits load nothing; events of other edits do', () => {
  const queries = makeQueryClient();
  queries.setQueryData(draftQuery('a').queryKey, {
    rev: 3,
    reviews: [],
    edits: [] as Draft['edits'],
  } as unknown as Draft);
  const old: unknown[] = [];
  vi.spyOn(queries, 'invalidateQueries').mockImplementation((of) => {
    old.push(of?.queryKey);
    return Promise.resolve();
  });
  takeEvent(queries, { kind: 'rev', data: { draft: 'a', rev: 3 } });
  expect(old).toEqual([['drafts'], ['stopped']]);
  takeEvent(queries, { kind: 'rev', data: { draft: 'a', rev: 4 } });
  takeEvent(queries, { kind: 'rev', data: { draft: 'a', rev: null } });
  const all = [['drafts'], ['draft', 'a'], ['stopped']];
  expect(old.slice(2)).toEqual([...all, ...all]);
});

const pagesOf = (...pages: readonly (readonly DraftSummary[])[]) => ({
  pages: pages.map((drafts) => ({ drafts, next: null })),
  pageParams: pages.map(() => undefined),
});

test('edits of any user are written into the pages of the list of drafts, which are not loaded again', () => {
  const queries = makeQueryClient();
  const [first, second] = ['a', 'b'].map(
    (id) =>
      ({
        id,
        rev: 3,
        source: 's3',
        changes: 1,
        changedAt: id,
        authors: [],
        glance: {},
      }) as unknown as DraftSummary,
  );
  queries.setQueryData(draftListQuery().queryKey, pagesOf([second!], [first!]));
  const asked = vi.spyOn(queries, 'invalidateQueries');
  const update = { source: 's4', changes: 2, changedAt: 'c', authors: [] };
  takeEvent(queries, { kind: 'rev', data: { draft: 'a', rev: 4, update } });
  expect(queries.getQueryData(draftListQuery().queryKey)).toEqual(
    pagesOf([{ ...first!, ...update, rev: 4, glance: null }], [second!]),
  );
  expect(asked.mock.calls.map(([of]) => of?.queryKey)).toEqual([['draft', 'a']]);
});

test('an edit of a draft that the list lacks loads the list', () => {
  const queries = makeQueryClient();
  queries.setQueryData(draftListQuery().queryKey, pagesOf([]));
  const asked = vi.spyOn(queries, 'invalidateQueries');
  takeEvent(queries, { kind: 'rev', data: { draft: 'a', rev: 2, update: { source: 's2' } } });
  expect(asked.mock.calls.map(([of]) => of?.queryKey)).toContainEqual(['drafts']);
});

test('an edit that moves a draft to other lists loads them: its approval ends, or it gets an author', () => {
  const draft = { id: 'a', rev: 3, approved: true, authors: [{ id: 'e' }] } as unknown as DraftSummary;
  const [same, lapsed, written] = [draft.approved, false, true].map((approved, at) => {
    const queries = makeQueryClient();
    queries.setQueryData(draftListQuery().queryKey, pagesOf([draft]));
    const asked = vi.spyOn(queries, 'invalidateQueries');
    const authors = at === 2 ? [{ id: 'e' }, { id: 'f' }] : draft.authors;
    takeEvent(queries, { kind: 'rev', data: { draft: 'a', rev: 4, update: { approved, authors } } });
    return asked.mock.calls.some(([of]) => of?.queryKey?.[0] === 'drafts');
  });
  expect({ same, lapsed, written }).toEqual({ same: false, lapsed: true, written: true });
});

test('an event of a draft waits for the page’s own save', async () => {
  const queries = makeQueryClient();
  queries.setQueryData(draftQuery('a').queryKey, {
    rev: 3,
    source: 's3',
    reviews: [],
    edits: [] as Draft['edits'],
  } as unknown as Draft);
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  onTestFinished(() => void vi.unstubAllGlobals());
  const asked = vi.spyOn(queries, 'invalidateQueries');
  const save = saveEdits(queries, 'a', { clientId: 'c', edits: [] }).then(({ rev }) =>
    queries.setQueryData(draftQuery('a').queryKey, (draft) => draft && { ...draft, rev }),
  );
  takeEvent(queries, { kind: 'rev', data: { draft: 'a', rev: 4, update: { source: 's4' } } });
  answer(Response.json({ rev: 4, source: 's4', edits: [] }));
  await save;
  await saveUnderWay('a');
  expect(asked).not.toHaveBeenCalled();
});
