import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { apiFailure } from '../../api/api-failure.ts';
import { outboxToResume } from '../unsaved/move-unsaved.ts';
import { type KeeperWorld, outboxKeeper } from './outbox-keeper.ts';
import { pauseAfterKey } from './outbox.machine.ts';
import {
  decideDispute,
  emptyOutbox,
  type Outbox,
  recordEdit,
  returnEdits,
  startSending,
  unsavedAddresses,
  unsavedValue,
} from './outbox.ts';

type Mood = 'well' | 'away' | 'signed-out' | 'lost' | 'closed' | 'not-allowed' | 'old-client';

const fakeServer = () => {
  const values: Record<string, unknown> = {};
  const seen = new Set<string>();
  const server = { values, history: [] as string[], mood: 'well' as Mood, requests: 0 };
  const send: KeeperWorld['send'] = (clientId, edits) => {
    server.requests += 1;
    if (server.mood === 'away') return Promise.reject(apiFailure(0, 'unreachable', undefined));
    if (server.mood === 'signed-out') return Promise.reject(apiFailure(401, 'signed-out', {}));
    if (server.mood === 'not-allowed') return Promise.reject(apiFailure(403, 'not-allowed', {}));
    if (server.mood === 'old-client') return Promise.reject(apiFailure(426, 'old-client', {}));
    if (server.mood === 'closed') return Promise.reject(apiFailure(409, 'closed', {}, 'Closed.'));
    if (!seen.has(clientId)) {
      const items = edits
        .filter(({ address, expected }) => (values[address] ?? null) !== expected)
        .map(({ address }) => ({ address, current: values[address] ?? null, by: null, at: null }));
      if (items.length > 0) return Promise.reject(apiFailure(409, 'changed-meanwhile', { items }));
      for (const { address, value } of edits) values[address] = value;
      server.history.push(...edits.map(({ address, value }) => `${address} ${String(value)}`));
      seen.add(clientId);
    }
    if (server.mood === 'lost') return Promise.reject(apiFailure(0, 'unreachable', undefined));
    return Promise.resolve({ rev: seen.size, source: 's' });
  };
  return { server, send };
};

interface Stored {
  value: Outbox;
  readonly changed?: Set<() => void>;
}

const world = (stored: Stored, { server, send } = fakeServer(), isFirst = true) => {
  let ids = 0;
  let last = Promise.resolve();
  const pages = { open: 0 };
  const made: KeeperWorld = {
    store: {
      load: () => Promise.resolve(stored.value),
      change: (step) => {
        stored.value = step(stored.value);
        stored.changed?.forEach((tell) => tell());
        return Promise.resolve(stored.value);
      },
      follow: (tell) => {
        stored.changed?.add(tell);
        return () => void stored.changed?.delete(tell);
      },
    },
    send,
    enter: () => {
      pages.open += 1;
      return { isFirst: () => Promise.resolve(isFirst), stop: () => void (pages.open -= 1) };
    },
    alone: (work) => (last = last.then(work)),
    newId: () => `request ${(ids += 1)}`,
    now: () => 1,
    onSaved: () => undefined,
  };
  return { server, made, pages };
};

const open = async (stored: Stored = { value: emptyOutbox }, at = fakeServer(), isFirst = true) => {
  const { server, made } = world(stored, at, isFirst);
  const keeper = outboxKeeper(made);
  const close = keeper.open();
  await Promise.resolve();
  await Promise.resolve();
  return { server, keeper, close, stored, made };
};

test('a keeper has no lock and no subscription before it is opened; closing releases both', () => {
  const stored = { value: emptyOutbox, changed: new Set<() => void>() };
  const { made, pages } = world(stored);
  const keeper = outboxKeeper(made);
  expect([pages.open, stored.changed.size]).toEqual([0, 0]);
  const close = keeper.open();
  expect([pages.open, stored.changed.size]).toEqual([1, 1]);
  close();
  expect([pages.open, stored.changed.size]).toEqual([0, 0]);
});

test('typed text is stored immediately and sent after a pause, as one request', async () => {
  vi.useFakeTimers();
  const { server, keeper, stored } = await open();
  keeper.type('a', null, 'o');
  keeper.type('a', null, 'on');
  keeper.type('b', null, 'two');
  expect([keeper.view().status, stored.value.edits['a']?.value, server.requests]).toEqual([
    'saving',
    'on',
    0,
  ]);
  await vi.advanceTimersByTimeAsync(pauseAfterKey);
  expect([keeper.view().status, server.values, server.requests]).toEqual(['saved', { a: 'on', b: 'two' }, 1]);
  vi.useRealTimers();
});

test('texts are normalized to NFC before they are sent, so that the next edit expects the stored value', async () => {
  vi.useFakeTimers();
  const { server, keeper } = await open();
  const address = 'locales/es/home.json#home/title';
  keeper.type(address, null, 'Teléfono'.normalize('NFD'));
  await vi.advanceTimersByTimeAsync(pauseAfterKey);
  expect([keeper.view().status, server.values[address]]).toEqual(['saved', 'Teléfono']);
  vi.useRealTimers();
});

test('R10.05 R10.25: a lost answer is requested again with the same id, and nothing is written twice', async () => {
  vi.useFakeTimers();
  const { server, keeper } = await open();
  server.mood = 'lost';
  keeper.type('a', null, 'one');
  await vi.advanceTimersByTimeAsync(pauseAfterKey);
  keeper.type('a', null, 'one more');
  server.mood = 'well';
  await vi.advanceTimersByTimeAsync(10_000);
  expect([keeper.view().status, server.values]).toEqual(['saved', { a: 'one more' }]);
  vi.useRealTimers();
});

test('R10.09: another user’s value is never overwritten unseen: both are shown, the rest is saved, and the decision replaces only the shown value', async () => {
  const { server, keeper } = await open();
  server.values['a'] = 'theirs';
  keeper.type('a', null, 'mine');
  keeper.type('b', null, 'two');
  await keeper.flush();
  await vi.waitFor(() => expect(server.values['b']).toBe('two'));
  expect([server.values['a'], keeper.view().outbox.disputes['a']]).toMatchObject([
    'theirs',
    { current: 'theirs', mine: 'mine' },
  ]);
  keeper.decide('a', { value: 'both' });
  await vi.waitFor(() => expect([server.values['a'], keeper.view().status]).toEqual(['both', 'saved']));
});

test('R10.06 R10.14: an ended session and a closed draft keep all edits; after sign-in they are sent', async () => {
  const { server, keeper } = await open();
  server.mood = 'signed-out';
  keeper.type('a', null, 'one');
  await keeper.flush();
  expect([keeper.view().status, unsavedValue(keeper.view().outbox, 'a')?.value]).toEqual([
    'signed-out',
    'one',
  ]);
  server.mood = 'closed';
  await keeper.flush();
  expect(keeper.view()).toMatchObject({ status: 'refused', refusal: { code: 'closed', message: 'Closed.' } });
  server.mood = 'well';
  await keeper.flush();
  expect([keeper.view().status, server.values]).toEqual(['saved', { a: 'one' }]);
});

test('R10.01 R10.02: edits of a page that crashed or was closed are offered, and not sent or lost until the user decides', async () => {
  const stored = { value: recordEdit(emptyOutbox, 'a', null, 'kept', 1) };
  const { server, keeper } = await open(stored);
  await vi.waitFor(() => expect(keeper.view().status).toBe('found'));
  keeper.type('b', null, 'more');
  expect(server.requests).toBe(0);
  await keeper.flush();
  expect(server.values).toEqual({ a: 'kept', b: 'more' });
});

test('R10.03 R10.04: while the server is unreachable all edits are stored and typing continues; they are sent in order once it answers', async () => {
  vi.useFakeTimers();
  const { server, keeper, stored } = await open();
  server.mood = 'away';
  keeper.type('a', null, 'one');
  await vi.advanceTimersByTimeAsync(pauseAfterKey);
  keeper.type('b', null, 'two');
  await vi.advanceTimersByTimeAsync(pauseAfterKey);
  expect([keeper.view().status, unsavedAddresses(stored.value), server.values]).toEqual([
    'offline',
    ['b', 'a'],
    {},
  ]);
  server.mood = 'well';
  await vi.advanceTimersByTimeAsync(10_000);
  expect([keeper.view().status, server.history]).toEqual(['saved', ['a one', 'b two']]);
  vi.useRealTimers();
});

test('R10.12: a second page of the same user shows the edits of the first, sends them too, and offers none as found', async () => {
  const stored: Stored = { value: emptyOutbox, changed: new Set() };
  const at = fakeServer();
  const first = await open(stored, at);
  first.keeper.type('a', null, 'one');
  const second = await open(stored, at, false);
  await vi.waitFor(() => expect(second.keeper.view().status).toBe('saving'));
  first.keeper.type('a', null, 'one more');
  await vi.waitFor(() => expect(unsavedValue(second.keeper.view().outbox, 'a')?.value).toBe('one more'));
  first.close();
  await second.keeper.flush();
  expect([at.server.values, second.keeper.view().status, stored.value]).toEqual([
    { a: 'one more' },
    'saved',
    emptyOutbox,
  ]);
});

test('R10.14: edits that were moved to another draft are sent there without another question', async () => {
  vi.useFakeTimers();
  const { server, keeper } = await open({
    value: outboxToResume(recordEdit(emptyOutbox, 'a', null, 'moved', 1), 2),
  });
  await vi.advanceTimersByTimeAsync(pauseAfterKey);
  expect([keeper.view().status, server.values]).toEqual(['saved', { a: 'moved' }]);
  vi.useRealTimers();
});

test('R10.08 R10.33: a revoked role and an outdated page keep all edits, and show the reason', async () => {
  const { server, keeper, stored } = await open();
  for (const mood of ['not-allowed', 'old-client'] as const) {
    server.mood = mood;
    keeper.type('a', null, mood);
    await keeper.flush();
    expect(keeper.view()).toMatchObject({ status: 'refused', refusal: { code: mood } });
    expect(unsavedValue(stored.value, 'a')?.value).toBe(mood);
  }
});

test('a value that is changed back is not sent; newer edits replace a failed request', () => {
  const once = recordEdit(emptyOutbox, 'a', 'x', 'y', 1);
  expect(recordEdit(once, 'a', 'x', 'x', 2).edits).toEqual({});
  const again = recordEdit(startSending(once, 'id'), 'a', 'x', 'z', 3);
  expect(returnEdits(again).edits['a']).toEqual({ expected: 'x', value: 'z', at: 3 });
  expect(decideDispute(once, 'nothing there', 'theirs', 4)).toBe(once);
});

test('in any order of typing, failures and edits by others, the last typed text is in the draft’s history, in the outbox or in a conflict', async () => {
  const step = fc.oneof(
    fc.record({
      do: fc.constant('type' as const),
      address: fc.constantFrom('a', 'b'),
      value: fc.string({ minLength: 1, maxLength: 3 }),
    }),
    fc.record({ do: fc.constant('other' as const), address: fc.constantFrom('a', 'b') }),
    fc.record({
      do: fc.constant('mood' as const),
      mood: fc.constantFrom<Mood>('well', 'away', 'signed-out', 'lost', 'closed'),
    }),
    fc.record({ do: fc.constant('flush' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { server, keeper, close } = await open();
      const last: Record<string, string> = {};
      for (const one of steps) {
        if (one.do === 'type') {
          keeper.type(one.address, server.values[one.address] ?? null, one.value);
          last[one.address] = one.value;
        } else if (one.do === 'other') {
          server.values[one.address] = 'another’s';
        } else if (one.do === 'mood') server.mood = one.mood;
        else await keeper.flush();
      }
      server.mood = 'well';
      await keeper.flush();
      await keeper.flush();
      close();
      for (const [address, value] of Object.entries(last))
        expect([
          ...server.history,
          `${address} ${String(unsavedValue(keeper.view().outbox, address)?.value)}`,
        ]).toContain(`${address} ${value}`);
    }),
    { seed: 17, numRuns: 300 },
  );
});
