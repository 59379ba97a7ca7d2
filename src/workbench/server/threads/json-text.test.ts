import { expect, test } from 'vitest';
import { jsonText } from './json-text.ts';

const list = (count: number, text: string): readonly unknown[] =>
  Array.from({ length: count }, (_, at) => ({ at, text, none: undefined }));

test.each<[what: string, value: unknown]>([
  ['nothing', null],
  ['a text', 'a"b'],
  ['a list', list(200, 'a')],
  ['short lists', { a: list(2, 'a'), b: { c: list(300, 'c') } }],
  ['a long list beside others', { name: 'é', a: list(300, 'a'), gone: undefined, b: [], c: null }],
])('%s is written as JSON.stringify does', async (_, value) => {
  expect(await jsonText(value)).toBe(JSON.stringify(value));
});

test('other requests are handled after each quarter of a megabyte of a long list', async () => {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await jsonText({ edits: list(500, 'a'.repeat(5_000)) });
  isOver = true;
  expect(turns).toBeGreaterThan(8);
});
