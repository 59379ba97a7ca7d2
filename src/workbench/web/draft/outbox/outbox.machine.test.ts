import { describe, expect, test } from 'vitest';
import { machineWalk } from '../../../../../tests/support/architecture/machine-graph.ts';
import { outboxMachine } from './outbox.machine.ts';

const statuses = ['saved', 'waiting', 'conflict', 'offline', 'unable', 'signedOut', 'refused'];
const own = [
  'OPENED',
  'CLOSED',
  'TYPED',
  'DECIDED',
  'FLUSHED',
  'DROPPED',
  'FOUND',
  'RESUMED',
  'TYPED_ELSEWHERE',
  'SENT_ELSEWHERE',
];
const events = [
  ...own.map((type) => ({ type })),
  ...statuses.map((status) => ({
    type: 'xstate.done.actor.send',
    actorId: 'send',
    output: { status, ...(status === 'refused' && { refusal: { code: 'closed', message: 'Closed.' } }) },
  })),
  { type: 'xstate.error.actor.send', actorId: 'send', error: 'no database' },
  { type: 'xstate.after.pause.outbox.waiting' },
  { type: 'xstate.after.retry.outbox.offline' },
  { type: 'xstate.after.retry.outbox.unable' },
];

describe('`outboxMachine`, every state and every event', () => {
  const steps = machineWalk(outboxMachine, { input: undefined, events });
  const ways = steps.map(({ from, event, to }) => ({ from: from.value, event, to: to.value }));
  const changes = ways.filter(({ from, to }) => from !== to);

  test('reaches every state, and every event changes one', () => {
    expect([...new Set(ways.map(({ to }) => to))].toSorted()).toEqual(
      Object.keys(outboxMachine.states).toSorted(),
    );
    expect([...new Set(changes.map(({ event }) => event))].toSorted()).toEqual(
      outboxMachine.events.toSorted(),
    );
  });

  test('R10.01 R10.06: sends found edits, and edits of an ended session, only at the request of their author', () => {
    const sent = changes.filter(
      ({ from, to }) => (from === 'found' || from === 'signedOut') && to === 'sending',
    );
    expect(new Set(sent.map(({ event }) => event))).toEqual(new Set(['FLUSHED', 'DECIDED']));
    const left = changes.filter(({ from }) => from === 'found').map(({ event, to }) => `${event} ${to}`);
    expect(new Set(left)).toEqual(
      new Set([
        'CLOSED closed',
        'DECIDED sending',
        'DROPPED saved',
        'FLUSHED sending',
        'SENT_ELSEWHERE saved',
      ]),
    );
  });

  test('R10.03: retries automatically after a failure, but not after a refusal', () => {
    const retried = changes
      .filter(({ event, to }) => event.startsWith('xstate.after') && to === 'sending')
      .map(({ from }) => from);
    expect(new Set(retried)).toEqual(new Set(['waiting', 'offline', 'unable']));
  });

  test('typing leads only to `waiting`, and a running request ends only by its answer, by discarding or by closing', () => {
    expect(changes.filter(({ event, to }) => event === 'TYPED' && to !== 'waiting')).toEqual([]);
    const left = changes
      .filter(({ from, event }) => from === 'sending' && !event.startsWith('xstate.'))
      .map(({ event }) => event);
    expect(new Set(left)).toEqual(new Set(['DROPPED', 'CLOSED']));
  });

  test('R10.08: keeps the reason of a refusal while it is shown', () => {
    const refused = steps.filter(({ to }) => to.value === 'refused');
    expect(refused.every(({ to }) => to.context.refusal?.code === 'closed')).toBe(true);
  });
});
