import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeBetween, changedValue } from './value-changes.ts';

const value = fc.oneof(
  fc.anything({
    withBigInt: false,
    maxDepth: 4,
    values: [fc.string(), fc.integer(), fc.constant(undefined)],
  }),
  fc.array(fc.record({ id: fc.nat(4), text: fc.string({ maxLength: 1 }) })),
  fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__'), fc.nat(2)),
);

// What a worker posts: fields without a prototype of their own class.
const posted = (one: unknown): unknown => structuredClone(one);

test('applying a change gives the later value, with its fields in order', () => {
  fc.assert(
    fc.property(value, value, (one, other) => {
      const [before, after] = [posted(one), posted(other)];
      const change = changeBetween(before, after);
      const found = change ? changedValue(before, posted(change) as typeof change) : before;
      expect(found).toStrictEqual(after);
      expect(JSON.stringify(found)).toBe(JSON.stringify(after));
    }),
  );
});

test('of a large value only the changed part is posted, and the rest stays the same objects', () => {
  const before = {
    screens: Array.from({ length: 1_000 }, (_, at) => ({ key: at, items: [{ id: 'a' }] })),
    words: Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`s${at}`, { title: `T${at}` }])),
  };
  const after = structuredClone(before);
  after.words['s500'] = { title: 'new' };
  after.screens.splice(10, 1);
  const change = changeBetween(before, after);
  expect(JSON.stringify(change).length).toBeLessThan(200);
  const found = change && (changedValue(before, change) as typeof before);
  expect(found).toStrictEqual(after);
  expect(found?.screens[11]).toBe(before.screens[12]);
  expect(found?.words['s1']).toBe(before.words['s1']);
  expect(changeBetween(before, structuredClone(before))).toBeUndefined();
});
