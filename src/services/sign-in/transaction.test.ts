import { describe, expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/support/services/fakes.ts';
import { safeStorage } from '../storage.ts';
import { signInTransaction } from './transaction.ts';

const open = (entries = {}) => {
  const browser = fakeStorage(entries);
  return { browser, transaction: signInTransaction(safeStorage(() => browser)) };
};

describe('The transaction of a sign-in', () => {
  test('is taken once and then gone', () => {
    const { browser, transaction } = open();
    transaction.open({ state: 's', verifier: 'v' });
    expect(transaction.take()).toEqual({ isOpen: true, state: 's', verifier: 'v' });
    expect(transaction.take()).toBeUndefined();
    expect(browser.entries.size).toBe(0);
  });

  test('carries the member asked for by a switch, who alone opens nothing', () => {
    const { transaction } = open();
    transaction.requestMember('E2');
    expect(transaction.take()).toBeUndefined();
    transaction.open({ state: 's' });
    expect(transaction.take()).toEqual({ isOpen: true, state: 's', requestedEid: 'E2' });
  });

  test('tells who was signed in when it began, as long as it is under way', () => {
    const { transaction } = open();
    expect(transaction.memberChecksum()).toBeUndefined();
    transaction.open({ state: 's', memberChecksum: '42' });
    expect(transaction.memberChecksum()).toBe('42');
    transaction.take();
    expect(transaction.memberChecksum()).toBeUndefined();
  });

  test('keeps who was signed in as the tab left, and the member asked for by a switch', () => {
    const { transaction } = open();
    transaction.requestMember('E2');
    transaction.begin('41');
    expect(transaction.requestedEid()).toBe('E2');
    transaction.open({ state: 's', memberChecksum: '42' });
    expect(transaction.take()).toEqual({ isOpen: true, state: 's', memberChecksum: '41', requestedEid: 'E2' });
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
