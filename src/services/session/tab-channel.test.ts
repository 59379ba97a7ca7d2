import { expect, test } from 'vitest';
import { tabChannel, type TabMessage } from './tab-channel.ts';

const connected = () => {
  const posted: unknown[] = [];
  const listeners: ((event: MessageEvent) => void)[] = [];
  const channel = {
    postMessage: (data: unknown) => void posted.push(data),
    addEventListener: (_: string, listener: unknown) =>
      void listeners.push(listener as (event: MessageEvent) => void),
  };
  const received: TabMessage[] = [];
  const tabs = tabChannel(() => channel);
  tabs.listen((message) => received.push(message));
  return {
    tabs,
    posted,
    received,
    arrive: (data: unknown) => listeners.forEach((listener) => listener({ data } as MessageEvent)),
  };
};

test('sends to the other tabs and receives from them', () => {
  const { tabs, posted, received, arrive } = connected();
  tabs.post({ kind: 'member', eid: 'E1' });
  arrive({ kind: 'member', eid: 'E2', more: 1 });
  arrive({ kind: 'signedOut', reason: 'sessionEnded' });
  arrive({ kind: 'signedOut' });
  expect(posted).toEqual([{ kind: 'member', eid: 'E1' }]);
  expect(received).toEqual([
    { kind: 'member', eid: 'E2' },
    { kind: 'signedOut', reason: 'sessionEnded' },
    { kind: 'signedOut', reason: 'byMember' },
  ]);
});

test('messages in an unknown format are ignored', () => {
  const { received, arrive } = connected();
  [null, 'signedOut', { kind: 'member' }, { kind: 'member', eid: 7 }, { kind: 'other' }, []].forEach(arrive);
  expect(received).toEqual([]);
});

test('a browser without channels only knows its own tab', () => {
  const tabs = tabChannel(() => {
    throw new Error('not supported');
  });
  tabs.listen(() => expect.unreachable());
  expect(() => tabs.post({ kind: 'signedOut', reason: 'byMember' })).not.toThrow();
});
