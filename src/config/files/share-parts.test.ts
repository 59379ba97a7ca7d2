import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareParts } from './share-parts.ts';

const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

const objectsIn = (value: unknown): readonly object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : [];

const value = fc.jsonValue({ maxDepth: 4, noUnicodeString: false }).map(copyOf);

test('keeps the later of two values equal, and shares all equal parts with the earlier one', () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      const old = copyOf(before);
      const shared = shareParts(before, copyOf(after));
      expect(JSON.stringify(shared)).toBe(JSON.stringify(after));
      expect(JSON.stringify(before)).toBe(JSON.stringify(old));
      expect(new Set(objectsIn(shared)).size).toBe(objectsIn(shared).length);
    }),
  );
});

test('what is equal stays the same object', () => {
  const before = { screens: [{ key: 'one' }, { key: 'two', blocks: [{ id: 'a' }, { id: 'b' }] }] };
  expect(shareParts(before, copyOf(before))).toBe(before);
  const after = shareParts(before, {
    screens: [{ key: 'one' }, { key: 'two', blocks: [{ id: 'b' }, { id: 'c' }] }],
  }) as typeof before;
  expect(after.screens[0]).toBe(before.screens[0]);
  expect(after.screens[1]).not.toBe(before.screens[1]);
});

test.each([
  ['an element before the others', [{ id: 'new' }, { id: 'a' }, { id: 'b' }], [undefined, 0, 1]],
  ['an element between the others', [{ id: 'a' }, { id: 'new' }, { id: 'b' }], [0, undefined, 1]],
  ['an element after the others', [{ id: 'a' }, { id: 'b' }, { id: 'new' }], [0, 1, undefined]],
  ['the first one deleted', [{ id: 'b' }], [1]],
  ['the last one deleted', [{ id: 'a' }], [0]],
])('the elements of a list stay the same with %s', (_, after, places) => {
  const before: readonly object[] = [{ id: 'a' }, { id: 'b' }];
  const shared = shareParts(before, after) as readonly object[];
  expect(shared.map((one) => before.indexOf(one))).toEqual(places.map((place) => place ?? -1));
});

test('fields in another order are another value, and a field named `__proto__` is treated like any other', () => {
  const before = JSON.parse('{"a": 1, "b": {"c": 1}}') as { readonly b: object };
  const turned = shareParts(before, JSON.parse('{"b": {"c": 1}, "a": 1}')) as typeof before;
  expect(Object.keys(turned)).toEqual(['b', 'a']);
  expect(turned.b).toBe(before.b);
  const odd = JSON.parse('{"__proto__": {"a": 1}}') as object;
  const text = '{"__proto__": {"a": 1}, "b": 2}';
  expect(JSON.stringify(shareParts(odd, JSON.parse(text)))).toBe(JSON.stringify(JSON.parse(text)));
});
