import { expect, it } from 'vitest';
import { findUnkeepable, hasTooManyParts } from './keepable.ts';

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

it.each([
  ['a bell', { edits: [{ value: { title: 'Hola\u0007, {name}' } }] }, '/edits/0/value/title', 'Hola[U+0007]'],
  ['a control character of C1', { note: `${'x'.repeat(30)}\u0085` }, '/note', `…${'x'.repeat(20)}[U+0085]`],
  ['a character after many words', ['Members asked for it.\u0007'], '/0', '…asked for it.[U+0007]'],
  ['a character after emoji', [`${'😀'.repeat(30)}\u0007`], '/0', `…${'😀'.repeat(20)}[U+0007]`],
  ['delete', ['\u007f'], '/0', '[U+007F]'],
  ['half of a surrogate pair', { a: 'b\ud83d' }, '/a', 'b[U+D83D]'],
  ['the other half', { a: '\ude00b' }, '/a', '[U+DE00]'],
  ['what is no character', { 'a/b~': '\ufffe' }, '/a~1b~0', '[U+FFFE]'],
  ['a zero character in a name', { a: { 'b\0': 1 } }, '/a', 'b[U+0000]'],
] as const)('finds %s, its place, and the text before it', (_, value, at, sign) => {
  expect(findUnkeepable(value)).toEqual({ at, sign });
});

it('finds an infinite number and too many levels', () => {
  expect(findUnkeepable({ a: [Infinity] })).toEqual({ at: '/a/0' });
  expect(findUnkeepable(nested(200))).toEqual({ at: '' });
});

it('accepts tabs, line breaks, letters of any language and symbols', () => {
  expect(findUnkeepable(['a\tb\nc\r\n', 'ñ 漢字 عربي 😀 \u00ad\u200d\u2028', 1.5, null, true, {}])).toBe(
    undefined,
  );
});

it('counts lists, objects and names, but nothing inside of texts', () => {
  const list = (parts: number) => `[${Array.from({ length: parts - 1 }, () => '{}').join()}]`;
  expect([100_000, 100_001].map((parts) => hasTooManyParts(list(parts)))).toEqual([false, true]);
  const fields = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [at, 0])));
  expect([99_999, 100_000].map((count) => hasTooManyParts(fields(count)))).toEqual([false, true]);
  expect(hasTooManyParts(JSON.stringify('[{":'.repeat(200_000)))).toBe(false);
  expect(hasTooManyParts(JSON.stringify(`\\"${'['.repeat(200_000)}`))).toBe(false);
});
