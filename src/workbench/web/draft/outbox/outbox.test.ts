import { expect, test } from 'vitest';
import { emptyOutbox, type Outbox, recordEdit, unsavedEdits } from './outbox.ts';

const list = 'config/screens/home.json#screens/[home]/blocks/[cards]/items';

const after = (...edits: readonly (readonly [string, unknown, unknown])[]): Outbox =>
  edits.reduce(
    (outbox, [address, found, value], at) => recordEdit(outbox, address, found, value, at),
    emptyOutbox,
  );

test('a whole item that is edited again replaces later edits inside it', () => {
  const outbox = after(
    [`${list}/[n]`, null, { id: 'n', link: 'route:a' }],
    [`${list}/[n]/link`, 'route:a', 'route:b'],
    [`${list}/[n]`, { id: 'n', link: 'route:b' }, { id: 'n', icon: 'pill' }],
  );
  expect(unsavedEdits(outbox)).toEqual([
    { address: `${list}/[n]`, expected: null, value: { id: 'n', icon: 'pill' } },
  ]);
});

test('a list order that is edited again comes after later edits that added items, and expects them', () => {
  const outbox = after(
    [`${list}/[n]`, null, { id: 'n' }],
    [`${list}/@order`, ['a', 'b', 'n'], ['a', 'n', 'b']],
    [`${list}/[m]`, null, { id: 'm' }],
    [`${list}/@order`, ['a', 'n', 'b', 'm'], ['m', 'a', 'n', 'b']],
  );
  expect(unsavedEdits(outbox).slice(1)).toEqual([
    { address: `${list}/[m]`, expected: null, value: { id: 'm' } },
    { address: `${list}/@order`, expected: ['a', 'b', 'n', 'm'], value: ['m', 'a', 'n', 'b'] },
  ]);
});

test('typing the original value again leaves no edit', () => {
  expect(unsavedEdits(after(['x.json#a', 'one', 'two'], ['x.json#a', 'two', 'one']))).toEqual([]);
});
