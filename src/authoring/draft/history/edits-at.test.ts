import { expect, test } from 'vitest';
import { smallSource } from '../../../../tests/support/workbench/small-source.ts';
import { editsAt } from './edits-at.ts';

const screens = 'config/screens/home.json';
const card = `${screens}#screens/[home]/blocks/[cards]/items/[a]`;
const replaced = (from: string, to: string) => ({
  ...smallSource,
  [screens]: (smallSource[screens] ?? '').replace(from, to),
});

test('only the edits at the addresses or inside them are returned', () => {
  const after = { ...replaced('route:a', 'link:two'), 'config/other.json': '{}' };
  expect(editsAt(smallSource, after, [card])).toEqual([
    { address: `${card}/link`, expected: 'route:a', value: 'link:two' },
  ]);
  expect(editsAt(smallSource, after, [card.replace('[a]', '[b]')])).toEqual([]);
});

test('an item that was deleted with its screen or file, or moved, is one edit with its value', () => {
  const without = Object.fromEntries(Object.entries(smallSource).filter(([file]) => file !== screens));
  const gone = { address: card, expected: { id: 'a', link: 'route:a' }, value: null };
  for (const after of [replaced('"key": "home"', '"key": "house"'), without])
    expect(editsAt(smallSource, after, [card])).toEqual([gone]);
  expect(editsAt(without, smallSource, [card])).toEqual([{ ...gone, expected: null, value: gone.expected }]);
});
