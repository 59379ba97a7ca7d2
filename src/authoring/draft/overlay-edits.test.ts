import { expect, test } from 'vitest';
import { overlayEdits } from './overlay-edits.ts';

const file = 'config/screens/home.json';
const files = {
  [file]:
    '{ "screens": [{ "key": "home", "blocks": [{ "type": "linkCards", "id": "cards", "items": [{ "id": "a", "link": "route:b" }] }] }] }',
};
const items = `${file}#screens/[home]/blocks/[cards]/items`;
const written = (edits: Parameters<typeof overlayEdits>[1]): unknown =>
  JSON.parse(overlayEdits(files, edits)[file] ?? '') as unknown;
const itemsOf = (value: unknown): unknown =>
  (value as { readonly screens: readonly [{ readonly blocks: readonly [{ readonly items: unknown }] }] })
    .screens[0].blocks[0].items;

test('without edits it returns the same object', () => {
  expect(overlayEdits(files, [])).toBe(files);
});

test('unsent edits replace the current values, whatever value they expected', () => {
  expect(
    itemsOf(written([{ address: `${items}/[a]/link`, expected: 'route:old', value: 'route:c' }])),
  ).toEqual([{ id: 'a', link: 'route:c' }]);
});

test('the last of several edits of one address applies, at the position of the first', () => {
  const edits = [
    { address: `${items}/[n]`, expected: null, value: { id: 'n', link: 'route:b' } },
    { address: `${items}/[n]/link`, expected: 'route:b', value: 'route:c' },
    { address: `${items}/[n]`, expected: { id: 'n', link: 'route:b' }, value: { id: 'n', icon: 'pill' } },
  ];
  expect(itemsOf(written(edits))).toEqual([
    { id: 'a', link: 'route:b' },
    { id: 'n', icon: 'pill', link: 'route:c' },
  ]);
});

test('an edit that cannot be applied is skipped, and the others apply', () => {
  const edits = [
    { address: `${items}/[gone]/link`, expected: null, value: 'route:b' },
    { address: 'no address', expected: null, value: 1 },
    { address: `${items}/[a]/icon`, expected: null, value: 'pill' },
  ];
  expect(itemsOf(written(edits))).toEqual([{ id: 'a', link: 'route:b', icon: 'pill' }]);
});
