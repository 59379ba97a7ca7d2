import { expect, test } from 'vitest';
import type { ChainEntry } from '../../api/generated/api-shapes.ts';
import { releaseMarks, takingBackIn } from './taken-back.ts';

const item = 'config/a.json#screens/[home]/items/[a]';

const entry = (number: number, takesBack?: ChainEntry['takesBack']): ChainEntry => ({
  ...{ number, id: null, source: null, author: null, kind: 'publish', release: 'r', base: 3 },
  ...{ time: '2027-01-02T03:04:05.678Z', message: null, previous: null, meaning: null, untold: null },
  ...{ draft: null, ...(takesBack && { takesBack }) },
});

const change = (kind: 'changed' | 'removed', ...addresses: readonly string[]) => ({
  ...{ key: item, kind },
  rows: addresses.map((address) => ({
    ...{ address, name: { written: 'link' }, before: null, after: null },
  })),
});

test('a change is undone by later releases that take it back, and only by those', () => {
  const link = `${item}/link`;
  const entries = [
    entry(9, [{ kind: 'undo', number: 7, addresses: [link] }]),
    entry(8, [{ kind: 'undo', number: 4, addresses: [`${item}/icon`] }]),
    entry(7),
    entry(4),
  ];
  const marks = (number: number, ...addresses: readonly string[]) =>
    releaseMarks(
      entries.find((one) => one.number === number) ?? entry(number),
      change('changed', ...addresses),
      takingBackIn(entries),
    );
  expect(marks(7, link)).toEqual({ takesBack: [], undoneBy: [9] });
  expect(marks(7, `${item}/icon`)).toEqual({ takesBack: [], undoneBy: [] });
  expect(marks(4, link)).toEqual({ takesBack: [], undoneBy: [] });
  expect(marks(9, link)).toMatchObject({ takesBack: [{ kind: 'undo', number: 7 }], undoneBy: [] });
});

test('a deletion is also undone by a release that restores the item from an older one', () => {
  const entries = [entry(9, [{ kind: 'restore', number: 2, addresses: [item] }]), entry(5), entry(1)];
  const marks = (number: number, kind: 'changed' | 'removed') =>
    releaseMarks(entry(number), change(kind, `${item}/link`), takingBackIn(entries)).undoneBy;
  expect([marks(5, 'removed'), marks(5, 'changed'), marks(1, 'removed')]).toEqual([[9], [], []]);
});
