import type { DraftUpdate } from '../../api/generated/api-shapes.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { openEventHub } from './event-hub.ts';
import type { Listener } from './event-stream.ts';
import type { LoggedAction } from './row-event.ts';

const action = (id: number, what: LoggedAction['what'] = 'draft.edit'): LoggedAction => ({
  ...{ id, at: '2026-11-20T10:00:00.000Z', actor: 'edda', what },
  ...{ subject: 'd1', detail: { rev: id } },
});

const logOf = (...first: readonly LoggedAction[]) => {
  const rows = [...first];
  let tell: (id: number) => void = () => undefined;
  let tellPresence: (draft: string) => void = () => undefined;
  return {
    source: {
      follow: (onRow: (id: number) => void, onPresence: (draft: string) => void) => {
        tell = onRow;
        tellPresence = onPresence;
        return () => undefined;
      },
      rowsAfter: (id: number) => Promise.resolve(rows.filter((row) => row.id > id)),
      newest: () => Promise.resolve(rows.at(-1)?.id ?? 0),
      newsAfter: (id: number) =>
        Promise.resolve({
          rows: rows.filter((row) => row.id > id),
          updates: new Map(
            rows.map(({ subject }) => [subject, { source: subject, changes: 1 } as DraftUpdate]),
          ),
        }),
      present: (draft: string) =>
        Promise.resolve([
          { person: { id: draft, name: 'Edda' }, address: null, at: '2026-11-20T10:00:00.000Z' },
        ]),
    },
    add: (row: LoggedAction) => {
      rows.push(row);
      tell(row.id);
    },
    beThere: (draft: string) => tellPresence(draft),
  };
};

const alive = {
  session: 's',
  person: 'p',
  language: 'en' as const,
  after: undefined,
  endsIn: 60_000,
  isAlive: () => Promise.resolve(true),
};
let hub: ReturnType<typeof openEventHub> | undefined;
afterEach(() => hub?.close());

const opened = (of: ReturnType<typeof openEventHub>, listener: Partial<Listener> = {}): Promise<Response> => {
  const stream = of.open({ ...alive, ...listener });
  if (!stream) throw new Error('too many streams');
  return stream;
};

const readUntil = async (response: Response, text?: string): Promise<string> => {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let all = '';
  while (text === undefined || !all.includes(text)) {
    const { value, done } = await reader.read();
    if (done) return all;
    all += value;
  }
  return all;
};

test('every stream gets each action, with the number of its row and without any texts', async () => {
  const log = logOf();
  hub = openEventHub(log.source);
  const streams = [await opened(hub), await opened(hub)];
  log.add(action(7));
  for (const stream of streams)
    expect(await readUntil(stream, 'data:')).toContain(
      'id: 7\nevent: rev\ndata: {"draft":"d1","rev":7,"what":"draft.edit","by":"edda","update":{"source":"d1","changes":1}}\n\n',
    );
  expect(streams[0]?.headers.get('x-accel-buffering')).toBe('no');
});

test('R10.24: a page that reconnects with its last event gets each missed event once, in order', async () => {
  const log = logOf(action(1), action(2), action(3));
  hub = openEventHub(log.source);
  const stream = await opened(hub, { after: 1 });
  log.add(action(4));
  const text = await readUntil(stream, 'id: 4');
  expect(text.split('\n').filter((line) => line.startsWith('id:'))).toEqual(['id: 2', 'id: 3', 'id: 4']);
});

test('a page that was loaded before its stream opened gets the events in between', async () => {
  const log = logOf(action(1));
  hub = openEventHub(log.source);
  expect(hub.seen()).toBeNull();
  await vi.waitFor(() => expect(hub?.seen()).toBe(1));
  log.add(action(2));
  await vi.waitFor(() => expect(hub?.seen()).toBe(2));
  const stream = await opened(hub, { after: 1 });
  log.add(action(3));
  const text = await readUntil(stream, 'id: 3');
  expect(text.split('\n').filter((line) => line.startsWith('id:'))).toEqual(['id: 2', 'id: 3']);
});

test('a new page gets no earlier events', async () => {
  const log = logOf(action(1));
  hub = openEventHub(log.source);
  const stream = await opened(hub);
  log.add(action(2));
  expect(await readUntil(stream, 'id: 2')).not.toContain('id: 1');
});

test('a stream opens only once it receives all later events, even when the log is slow', async () => {
  const log = logOf(action(1));
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => (release = done));
  const newsAfter = async (id: number) => {
    await held;
    return log.source.newsAfter(id);
  };
  hub = openEventHub({ ...log.source, newsAfter });
  await opened(hub);
  log.add(action(2));
  const stream = opened(hub);
  // The reading that is under way gets this row, too: a page that had loaded before it would never receive it.
  log.add(action(3));
  const first = await Promise.race([stream, new Promise((done) => setImmediate(done, 'not open'))]);
  expect(first).toBe('not open');
  release();
  const text = readUntil(await stream, 'id: 4');
  log.add(action(4));
  expect(await text).not.toContain('id: 2');
});

test('the log is read once for many rows, and not at all while no page listens', async () => {
  const log = logOf(action(1));
  let reads = 0;
  const newsAfter = (id: number) => {
    reads += 1;
    return log.source.newsAfter(id);
  };
  hub = openEventHub({ ...log.source, newsAfter });
  for (const id of [2, 3, 4]) log.add(action(id));
  await vi.waitFor(() => expect(hub?.seen()).toBe(4));
  expect(reads).toBe(0);
  const stream = await opened(hub);
  for (const id of [5, 6, 7]) log.add(action(id));
  const text = await readUntil(stream, 'id: 7');
  expect(text.split('\n').filter((line) => line.startsWith('id:'))).toEqual(['id: 5', 'id: 6', 'id: 7']);
  expect(reads).toBe(1);
});

test('edits that many people save at the same time are read, encoded and sent once, for any number of pages', async () => {
  const log = logOf();
  const newsAfter = vi.fn(log.source.newsAfter);
  hub = openEventHub({ ...log.source, newsAfter });
  const streams = await Promise.all(
    Array.from({ length: 200 }, (_, at) => opened(hub!, { session: `s${at}`, person: `p${at}` })),
  );
  const readers = streams.map(({ body }) => body!.getReader());
  await Promise.all(readers.map((reader) => reader.read()));
  for (let id = 1; id <= 50; id += 1) log.add({ ...action(id), subject: `d${id}` });
  const pieces = await Promise.all(readers.map(async (reader) => (await reader.read()).value));
  expect(new Set(pieces).size).toBe(1);
  expect(new TextDecoder().decode(pieces[0]).match(/^id: /gm)).toHaveLength(50);
  expect(newsAfter).toHaveBeenCalledTimes(1);
});

test('a page that reads nothing is disconnected before its events fill the memory', async () => {
  const log = logOf();
  hub = openEventHub(log.source, { gather: 0 });
  const stream = await opened(hub);
  const note = 'x'.repeat(200_000);
  for (let id = 1; id <= 20; id += 1) {
    log.add({ ...action(id), what: 'draft.submit', actor: note });
    await vi.waitFor(() => expect(hub?.seen()).toBe(id));
  }
  const text = await readUntil(stream);
  expect(text).toContain('id: 5\n');
  expect(text).not.toContain('id: 7\n');
});

test('a comment keeps the connection open, and each checks whether the session is still valid', async () => {
  let looked = 0;
  hub = openEventHub(logOf().source, { beat: 5 });
  const isAlive = () => Promise.resolve((looked += 1) < 3);
  expect((await readUntil(await opened(hub, { isAlive }))).split(':\n\n').length).toBeGreaterThanOrEqual(3);
});

test('the stream ends with its session: when it expires, or as soon as the user is signed out', async () => {
  const log = logOf();
  hub = openEventHub(log.source);
  expect(await readUntil(await opened(hub, { endsIn: 5 }))).toContain('retry:');
  const ended = readUntil(await opened(hub, { isAlive: () => Promise.resolve(false) }));
  log.add(action(1, 'person.disable'));
  expect(await ended).not.toContain('event:');
});

test('a user who opens a draft on another server is announced on this one too', async () => {
  const log = logOf();
  hub = openEventHub(log.source);
  const stream = await opened(hub);
  const received = readUntil(stream, 'event: presence');
  await vi.waitFor(async () => {
    log.beThere('d1');
    expect(await Promise.race([received, Promise.resolve('')])).toContain(
      '"draft":"d1","people":[{"person":{"id":"d1","name":"Edda"}',
    );
  });
});

test('a completed publication announces the new release; actions on people send nothing', async () => {
  const log = logOf();
  hub = openEventHub(log.source);
  const stream = await opened(hub);
  log.add(action(1, 'role.grant'));
  log.add({
    ...action(2, 'publication.settle'),
    detail: { draft: 'd1', number: 9, source: 'a', release: 'b' },
  });
  const text = await readUntil(stream, 'event: live');
  expect(text).not.toContain('id: 1\n');
  expect(text).toContain('event: publication\ndata: {"draft":"d1","publication":"d1"');
  expect(text).toContain('id: 2\nevent: live\ndata: {"number":9,"source":"a","release":"b"');
});

test('a session has four streams at most, and a person sixteen; one that ends makes room', async () => {
  const open = openEventHub(logOf().source).open;
  const streams = Array.from({ length: 4 }, () => open(alive));
  expect([streams.every((one) => one !== undefined), open(alive)]).toEqual([true, undefined]);
  const others = Array.from({ length: 12 }, (_, at) => open({ ...alive, session: `other ${at}` }));
  expect([others.every((one) => one !== undefined), open({ ...alive, session: 'one more' })]).toEqual([
    true,
    undefined,
  ]);
  await (await streams[0])?.body?.cancel();
  const another = open({ ...alive, person: 'somebody else', session: 'theirs' });
  const again = open(alive);
  expect([another, again].every((one) => one !== undefined)).toBe(true);
  for (const one of [...streams.slice(1), ...others, another, again]) await (await one)?.body?.cancel();
});
