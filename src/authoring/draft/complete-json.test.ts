import { expect, test } from 'vitest';
import { jsonOptions } from './complete-json.ts';
import { documentShape, shapeInside } from './shape.ts';

const known = { conditions: ['isMedicare'], targets: ['route:home'] };
const section = documentShape('config/screens/claims.json');
const at = (marked: string) => {
  const offset = marked.indexOf('|');
  return jsonOptions(section, marked.replace('|', ''), offset, known).options.map(({ text }) => text);
};

test('names that an object may have are offered, without those that it has', () => {
  const names = at('{"screens":[{"key":"a",|}]}');
  expect(names).toContain('"when"');
  expect(names).not.toContain('"key"');
});

test('the type of a block decides which fields are offered', () => {
  expect(at('{"screens":[{"key":"a","blocks":[{"type":"frame",|}]}]}')).toContain('"frame"');
  expect(at('{"screens":[{"key":"a","blocks":[{"type":"text",|}]}]}')).not.toContain('"frame"');
});

test('values come from the schema, and from the names of rules and addresses', () => {
  expect(at('{"screens":[{"key":"a","layout":|}]}')).toEqual(['"member"', '"public"', '"both"']);
  expect(at('{"screens":[{"key":"a","dialog":|}]}')).toEqual(['true', 'false']);
  expect(at('{"screens":[{"key":"a","when":"|"}]}')).toEqual(['"isMedicare"']);
  expect(at('{"screens":[{"key":"a","forwardTo":"|"}]}')).toEqual(['"route:home"']);
});

test('an option replaces the text at its position; an unknown schema has no options', () => {
  const inside = shapeInside(section, { kind: 'name', name: 'nothing' }, undefined);
  expect(jsonOptions(section, '{"screens":[{"layout":"pub"}]}', 24, known)).toMatchObject({
    from: 22,
    to: 27,
  });
  expect(jsonOptions(inside, '{}', 1, known).options).toEqual([]);
});
