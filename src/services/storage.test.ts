import { expect, test } from 'vitest';
import { fakeStorage } from '../../tests/support/services/fakes.ts';
import { safeStorage } from './storage.ts';

const refuse = (): never => {
  throw new Error('denied');
};

test('A value lives in the storage of the browser', () => {
  const browser = fakeStorage({ old: '1' });
  const storage = safeStorage(() => browser);
  expect(storage.write('new', '2')).toBe(true);
  expect([storage.read('old'), storage.read('new'), storage.read('none')]).toEqual(['1', '2', undefined]);
  storage.remove('old');
  expect([...browser.entries]).toEqual([['new', '2']]);
});

test('R4.005: a value replaces another in one step: no other tab finds the mark of the member missing in between', () => {
  const browser = fakeStorage({ key: 'old' });
  const seen: (string | null)[] = [];
  const watched = {
    ...browser,
    setItem: (key: string, value: string) => {
      browser.setItem(key, value);
      seen.push(browser.getItem(key));
    },
    removeItem: (key: string) => {
      browser.removeItem(key);
      seen.push(browser.getItem(key));
    },
  };
  expect(safeStorage(() => watched).write('key', 'new')).toBe(true);
  expect(seen).toEqual(['new']);
});

test.each([
  ['missing', refuse],
  ['forbidden', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ['full', () => ({ ...fakeStorage(), setItem: refuse })],
  ['forgetful', () => ({ ...fakeStorage(), setItem: () => undefined })],
])(
  'With a %s storage the value is in memory, and writing reports that it will not survive a reload',
  (_, open) => {
    const storage = safeStorage(open);
    expect(storage.write('key', 'value')).toBe(false);
    expect(storage.read('key')).toBe('value');
    storage.remove('key');
    expect(storage.read('key')).toBeUndefined();
  },
);

test('A storage that becomes full never answers with the value from before', () => {
  const browser = fakeStorage({ key: 'old' });
  const storage = safeStorage(() => ({ ...browser, setItem: refuse }));
  storage.write('key', 'new');
  expect(storage.read('key')).toBe('new');
  expect(browser.entries.has('key')).toBe(false);
});
