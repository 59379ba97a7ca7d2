import { describe, expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/support/services/fakes.ts';
import { safeStorage } from '../storage.ts';
import { signInTransaction } from './transaction.ts';

const open = (entries = {}) => {
  const browser = fakeStorage(entries);
  return { browser, transaction: signInTransaction(safeStorage(() => browser)) };
};

const leftFor = 'http://localhost:4301/inside.asp?mode=fdiredirect&option=local';
const leftAt = Date.UTC(2026, 2, 1);
const start = { mark: '41 g1', leftFor, leftAt };

describe('The transaction of a sign-in', () => {
  test('is read once and then deleted', () => {
    const { browser, transaction } = open();
    transaction.open({ state: 's', verifier: 'v' });
    expect(transaction.take()).toEqual({ isOpen: true, state: 's', verifier: 'v' });
    expect(transaction.take()).toBeUndefined();
    expect(browser.entries.size).toBe(0);
  });

  test('contains the member requested by a switch, which alone opens nothing', () => {
    const { transaction } = open();
    transaction.begin({ ...start, requestedEid: 'E2' });
    expect(transaction.take()).toBeUndefined();
    transaction.open({ state: 's' });
    expect(transaction.take()).toEqual({ isOpen: true, state: 's', mark: '41 g1', requestedEid: 'E2' });
  });

  test('returns who was signed in at its start, while it lasts', () => {
    const { transaction } = open();
    expect(transaction.read().mark).toBeUndefined();
    transaction.open({ state: 's', mark: '42 g1' });
    expect(transaction.read().mark).toBe('42 g1');
    transaction.take();
    expect(transaction.read().mark).toBeUndefined();
  });

  test('keeps who was signed in when the tab left, and the member requested by a switch', () => {
    const { transaction } = open();
    transaction.begin({ ...start, requestedEid: 'E2' });
    transaction.begin(start);
    expect(transaction.read().requestedEid).toBe('E2');
    transaction.open({ state: 's', mark: '42 g1' });
    expect(transaction.take()).toEqual({ isOpen: true, state: 's', mark: '41 g1', requestedEid: 'E2' });
  });

  test.each(['', 'null', '[]', '"text"', '{', '{"isOpen":1,"state":"s"}', '{"state":"s"}'])(
    'is not open for a foreign value: %s',
    (value) => {
      expect(open({ 'portal.signIn': value }).transaction.take()).toBeUndefined();
    },
  );

  test('ignores fields of another shape', () => {
    expect(open({ 'portal.signIn': '{"isOpen":true,"state":5,"verifier":"v"}' }).transaction.take()).toEqual({
      isOpen: true,
      verifier: 'v',
    });
  });
});

describe('A start of a sign-in', () => {
  test('accepts one launch, and keeps its mark and the requested member', () => {
    const { transaction } = open();
    transaction.begin({ ...start, requestedEid: 'E2' });
    expect(transaction.takeStart(leftFor, leftAt + 1000)).toBe(true);
    expect(transaction.takeStart(leftFor, leftAt + 1000)).toBe(false);
    expect(transaction.read()).toEqual({ isOpen: false, mark: '41 g1', requestedEid: 'E2' });
  });

  test.each([
    ['30 seconds later', leftFor, leftAt + 30_000],
    ['30 seconds earlier, by another clock', leftFor, leftAt - 30_000],
    ['from another environment', 'https://records.example/inside.asp?mode=fdiredirect&option=fhir', leftAt],
  ])('accepts no launch %s, and none after it', (_, address, now) => {
    const { transaction } = open();
    transaction.begin(start);
    expect(transaction.takeStart(address, now)).toBe(false);
    expect(transaction.takeStart(leftFor, leftAt)).toBe(false);
  });

  test('is dropped without its mark and the requested member', () => {
    const { browser, transaction } = open();
    transaction.dropStart();
    expect(browser.entries.size).toBe(0);
    transaction.begin({ ...start, requestedEid: 'E2' });
    transaction.dropStart();
    expect(transaction.takeStart(leftFor, leftAt)).toBe(false);
    expect(transaction.read()).toEqual({ isOpen: false, mark: '41 g1', requestedEid: 'E2' });
  });

  test.each([
    '',
    '{}',
    '[]',
    '{"isOpen":true,"state":"s"}',
    `{"leftFor":"${leftFor}"}`,
    `{"leftFor":"${leftFor}","leftAt":"soon"}`,
  ])('is undefined for an unknown stored value: %s', (value) => {
    expect(open({ 'portal.signIn': value }).transaction.takeStart(leftFor, leftAt)).toBe(false);
  });
});
