import { expect, onTestFinished, test, vi } from 'vitest';
import type { Draft } from '../../api/generated/api-shapes.ts';
import { followEvents, type StreamEvent } from './event-stream.ts';
import { draftQuery } from './queries.ts';
import { makeQueryClient } from './query-client.ts';
import { takeEvent } from './use-events.ts';

/** Streams that were opened and not closed, each with what it would do when the server speaks. */
const openStreams = (): EventTarget[] => {
  const open: EventTarget[] = [];
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      static readonly CLOSED = 2;
      readonly readyState = 1;
      constructor() {
        super();
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

const follow = () => {
  const heard: StreamEvent[] = [];
  const stop = followEvents((event) => heard.push(event));
  onTestFinished(stop);
  return { heard, stop };
};

test('two tabs share one stream and both hear it; when the one that holds it is closed the other opens one and knows that it may have missed something', async () => {
  const open = openStreams();
  const first = follow();
  await vi.waitFor(() => expect(open).toHaveLength(1));
  const second = follow();
  open[0]?.dispatchEvent(new MessageEvent('live', { data: '{"number":42}' }));
  const live = { kind: 'live', data: { number: 42 } };
  await vi.waitFor(() => expect([first.heard, second.heard]).toEqual([[live], [live]]));
  expect(open).toHaveLength(1);
  first.stop();
  await vi.waitFor(() => expect(open).toHaveLength(1));
  open[0]?.dispatchEvent(new Event('open'));
  expect(second.heard.at(-1)).toEqual({ kind: 'open', data: undefined });
  expect(first.heard).toEqual([live]);
});

test('data that is no JSON does not stop the stream', async () => {
  const open = openStreams();
  const { heard } = follow();
  await vi.waitFor(() => expect(open).toHaveLength(1));
  open[0]?.dispatchEvent(new MessageEvent('rev', { data: '{' }));
  open[0]?.dispatchEvent(new MessageEvent('rev', { data: '{"draft":"a"}' }));
  expect(heard.map(({ data }) => data)).toEqual([undefined, { draft: 'a' }]);
});

test('what a page saved itself is not asked for again when the stream tells of it; what another saved is', () => {
  const queries = makeQueryClient();
  queries.setQueryData(draftQuery('a').queryKey, { rev: 3 } as Draft);
  const old: unknown[] = [];
  vi.spyOn(queries, 'invalidateQueries').mockImplementation((of) => {
    old.push(of?.queryKey);
    return Promise.resolve();
  });
  takeEvent(queries, { kind: 'rev', data: { draft: 'a', rev: 3 } });
  expect(old).toEqual([['drafts']]);
  takeEvent(queries, { kind: 'rev', data: { draft: 'a', rev: 4 } });
  takeEvent(queries, { kind: 'rev', data: { draft: 'a', rev: null } });
  expect(old.slice(1)).toEqual([['drafts'], ['draft', 'a'], ['drafts'], ['draft', 'a']]);
});
