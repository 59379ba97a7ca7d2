import { expect, test, vi } from 'vitest';
import { draftRoutes, reviewedDraft } from '../../../../../tests/support/workbench/draft-samples.ts';
import { ok } from '../../../../../tests/support/workbench/fake-server.ts';
import { renderWorkbench } from '../../../../../tests/support/workbench/render-workbench.tsx';
import { sampleMe, samplePeople } from '../../../../../tests/support/workbench/samples.ts';
import { newestEvent } from '../../api/connection.ts';
import { draftQuery } from '../../api/queries.ts';
import { makeQueryClient } from '../../api/query-client.ts';
import { isAhead } from './use-silent-stream.ts';

const path = `/draft/${reviewedDraft.id}`;
const shown = (name: string) =>
  vi.waitFor(() => expect(document.body.textContent).toContain(name), { timeout: 9_000 });

const opened = async (presence: { readonly rev: number; readonly seen: number }) => {
  const streams: EventTarget[] = [];
  let draft = reviewedDraft;
  const answer = { ...presence };
  await renderWorkbench({
    path,
    me: { ...sampleMe(samplePeople.rita, ['reviewer']), seen: 7 },
    streams,
    routes: {
      ...draftRoutes({}),
      'GET /api/drafts/:id': () => ok(draft),
      'PUT /api/presence': () => ok({ people: [], ...answer }),
    },
  });
  await shown(reviewedDraft.name);
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  return { streams, rename: (name: string) => (draft = { ...draft, name }) };
};

test('a stream that sends nothing while the server knows of a newer event is restarted, and the page loads everything', async () => {
  const { streams, rename } = await opened({ rev: reviewedDraft.rev, seen: 12 });
  rename('Their name');
  await shown('Their name');
  expect(streams).toHaveLength(2);
  expect((streams[1] as EventSource).url).toContain('after=7');
}, 20_000);

test('a newer revision without an event loads the draft', async () => {
  const { rename } = await opened({ rev: reviewedDraft.rev + 1, seen: 7 });
  rename('Their name');
  await shown('Their name');
}, 20_000);

test('the server is ahead only if it knows more than the page received or saved', () => {
  const queries = makeQueryClient();
  const ahead = (
    lastEvent: number | null,
    known: { readonly rev?: number; readonly seen?: number },
  ): boolean => {
    newestEvent.set(lastEvent);
    return isAhead(queries, 'a', { people: [], ...known });
  };
  expect(ahead(7, { seen: 8 })).toBe(true);
  expect([ahead(8, { seen: 8 }), ahead(9, { seen: 8 }), ahead(null, { seen: 8 }), ahead(7, {})]).toEqual([
    ...[false, false, false, false],
  ]);
  expect(ahead(7, { rev: 3 })).toBe(false);
  queries.setQueryData(draftQuery('a').queryKey, { ...reviewedDraft, rev: 2 });
  expect([ahead(7, { rev: 3 }), ahead(7, { rev: 2 })]).toEqual([true, false]);
});
