import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eventSource } from '../../src/workbench/server/event-source.ts';
import { openEventHub } from '../../src/workbench/server/events/event-hub.ts';
import type { Store } from '../../src/workbench/store/store.ts';
import { freshEmbedded } from '../support/workbench/embedded-store.ts';
import { fakeParts, servedWorkbench } from '../support/workbench/served-workbench.ts';
import { links } from '../support/workbench/small-source.ts';
import { freshId } from '../support/workbench/team.ts';
import { watchedQueries } from '../support/workbench/watched-queries.ts';

const parts = fakeParts();
const check = vi.spyOn(parts.checker, 'check');
let workbench: ReturnType<typeof servedWorkbench>;
let queries: string[];
let store: Store;

beforeAll(async () => {
  store = await freshEmbedded();
  const watched = watchedQueries(store);
  queries = watched.queries;
  workbench = servedWorkbench(watched.store, parts);
}, 120_000);
afterAll(() => workbench.site.events.close());

/** An editor with a draft; the page listens to events. */
const editor = async () => {
  const caller = await workbench.as(['editor']);
  const { body } = await caller.ask('POST /api/drafts', { name: `Draft ${freshId()}` });
  const { id } = body as { readonly id: string };
  const listener = { session: caller.id, person: caller.id, after: undefined, endsIn: 600_000 };
  const stream = await workbench.site.events.open({ ...listener, isAlive: () => Promise.resolve(true) });
  const reader = stream?.body?.getReader();
  let expected: unknown = 'https://one.example';
  let rev = 0;
  return {
    /** What an event of the last edit contains. */
    event: () => `"draft":"${id}","rev":${rev}`,
    edit: async (): Promise<void> => {
      const value = `https://one.example/${freshId()}`;
      const edits = [{ address: links.one, expected, value }];
      const text = JSON.stringify({ clientId: freshId(), edits });
      const sent = { 'content-length': String(text.length) };
      const { status, body: saved } = await caller.ask(`POST /api/drafts/${id}/edits`, text, sent);
      expect([status, saved]).toMatchObject([200, {}]);
      expected = value;
      rev += 1;
    },
    /** Reads events until one contains a text. */
    hears: async (event: string): Promise<void> => {
      let text = '';
      while (!text.includes(event)) text += new TextDecoder().decode((await reader?.read())?.value);
    },
  };
};

type Editor = Awaited<ReturnType<typeof editor>>;

const edits = 15;

/** The number of queries of 15 edits, until the pages have received the last one. */
const queriesOf = async (editors: readonly Editor[]): Promise<number> => {
  queries.length = 0;
  let last: Editor | undefined;
  for (let at = 0; at < edits; at += 1) {
    last = editors[at % editors.length];
    await last?.edit();
  }
  await Promise.all(editors.map((one) => one.hears(last?.event() ?? '')));
  return queries.length;
};

test('an edit takes as many queries with 15 editors, whose pages all receive it, as with one; nothing checks it', async () => {
  const first = await editor();
  await first.edit();
  const alone = await queriesOf([first]);
  const others = await Promise.all(Array.from({ length: edits - 1 }, () => editor()));
  for (const other of others) await other.edit();
  const together = await queriesOf([first, ...others]);
  expect(alone).toBeGreaterThan(edits * 5);
  expect(together).toBeLessThan(alone * 1.3);
  expect(check).not.toHaveBeenCalled();
}, 60_000);

test('another server reads all edits of a moment with six queries, and nothing while none of its pages is open', async () => {
  const first = await editor();
  const other = watchedQueries(store);
  const hub = openEventHub(eventSource(other.store, workbench.site.editing));
  await expect.poll(() => hub.seen()).not.toBeNull();
  other.queries.length = 0;
  await first.edit();
  await first.hears(first.event());
  expect(other.queries).toEqual([]);
  const listener = { session: 's', person: 'p', after: undefined, endsIn: 600_000 };
  const stream = await hub.open({ ...listener, isAlive: () => Promise.resolve(true) });
  const reader = stream?.body?.getReader();
  for (let at = 0; at < edits; at += 1) await first.edit();
  let text = '';
  while (!text.includes(first.event())) text += new TextDecoder().decode((await reader?.read())?.value);
  const readings = other.queries.filter((query) => query.includes('"name":"audit"')).length;
  expect(readings).toBeGreaterThan(0);
  expect(other.queries.length).toBeLessThanOrEqual(readings * 6);
  hub.close();
}, 60_000);
