import { describe, expect, test } from 'vitest';
import type { SourceFiles } from '../../config/files/source.ts';
import { applyEdits } from './apply-edits.ts';
import { editsBetween } from './find-edits.ts';

const file = 'config/screens/claims.json';
const text = `{
  "screens": [
    { "key": "claims", "blocks": [
      { "type": "linkCards", "id": "forms", "items": [
        { "id":"one",   "link": "route:home" },
        { "id":"two", "when": { "and": [{ "var": "a" }, { "var": "b" }] }, "link": "route:help" }, { "id": "three", "link": "route:billing" }
      ] }
    ] }
  ]
}
`;
const files: SourceFiles = { [file]: text };
const items = `${file}#screens/[claims]/blocks/[forms]/items`;
const after = (...edits: Parameters<typeof applyEdits>[1]): string | undefined => {
  const applied = applyEdits(files, edits);
  return 'files' in applied ? applied.files[file] : JSON.stringify(applied);
};

describe('an edit of one address', () => {
  test('changes only the letters of its value', () => {
    const edit = { address: `${items}/[one]/link`, expected: 'route:home', value: 'route:messages' };
    expect(after(edit)).toBe(text.replace('route:home', 'route:messages'));
  });

  test('puts a list into another order, each element with its own layout', () => {
    const edit = {
      address: `${items}/@order`,
      expected: ['one', 'two', 'three'],
      value: ['three', 'one', 'two'],
    };
    expect(after(edit)).toContain(`
        { "id": "three", "link": "route:billing" },
        { "id":"one",   "link": "route:home" }, { "id":"two", "when"`);
  });

  test('adds an element after the others, and deletes one', () => {
    const card = { id: 'four', link: 'route:search' };
    expect(after({ address: `${items}/[four]`, expected: null, value: card })).toContain(
      '"route:billing" }, { "id": "four", "link": "route:search" }',
    );
    expect(
      after({ address: `${items}/[one]`, expected: { link: 'route:home', id: 'one' }, value: null }),
    ).not.toContain('"one"');
  });

  test('accepts the expected value in any formatting and field order, and its own new value', () => {
    const gate = { and: [{ var: 'a' }, { var: 'b' }] };
    expect(after({ address: `${items}/[two]/when`, expected: gate, value: 'isPPO' })).toContain(
      '"when": "isPPO"',
    );
    expect(after({ address: `${items}/[two]/when`, expected: 'other', value: gate })).toBe(text);
  });

  test('returns the current value of every conflicting edit, and applies no edit', () => {
    const edits = [
      { address: `${items}/[one]/link`, expected: 'route:old', value: 'route:new' },
      { address: `${items}/[one]/icon`, expected: null, value: 'alert' },
      { address: `${items}/[gone]/link`, expected: null, value: 'route:new' },
    ];
    expect(applyEdits(files, edits)).toEqual({
      changed: [
        { address: `${items}/[one]/link`, current: 'route:home' },
        { address: `${items}/[gone]/link`, current: null },
      ],
    });
  });

  test('creates a document, sets a JSON null and deletes the document', () => {
    const made = { address: 'locales/es/claims.json#claims/title', expected: null, value: 'Reclamos' };
    const first = applyEdits(files, [
      made,
      { address: 'locales/es/claims.json#claims/intro', expected: null, value: { is: null } },
    ]);
    expect('files' in first && JSON.parse(first.files['locales/es/claims.json'] ?? '')).toEqual({
      claims: { title: 'Reclamos', intro: null },
    });
    const gone = {
      address: 'locales/es/claims.json#',
      expected: { claims: { title: 'Reclamos', intro: null } },
      value: null,
    };
    expect('files' in first && applyEdits(first.files, [gone])).toMatchObject({ files });
  });

  test('inserts a pair in the order of addresses', () => {
    const pairs =
      '{\n  "$schema": "../schemas/pairs.json",\n  "pairs": {\n    "b": { "en": "1", "es": "2" }\n  }\n}\n';
    const edit = { address: 'locales/pairs.json#pairs/a', expected: null, value: { en: '3', es: '4' } };
    const applied = applyEdits({ 'locales/pairs.json': pairs }, [edit]);
    expect('files' in applied && applied.files['locales/pairs.json']).toBe(
      pairs.replace('    "b"', '    "a": { "en": "3", "es": "4" },\n    "b"'),
    );
  });
});

const deep = JSON.parse('['.repeat(150) + ']'.repeat(150)) as unknown;

test.each([
  [`${items}/[one]/link/x`, 'route:x', 'not-an-object'],
  [`${items}/[two]/when/and`, [], 'part-of-one-value'],
  [`${items}/link`, 'route:x', 'not-an-object'],
  [`${items}/[one]/id`, 'other', 'identity-is-fixed'],
  [`${items}/[four]`, { id: 'five' }, 'other-identity'],
  [`${file}#screens/[claims]/[x]`, {}, 'not-a-list'],
  ['config/../../etc/passwd.json#a', 1, 'unknown-place'],
  ['config/screens/a b.json#a', 1, 'unknown-place'],
  [`config/screens/${'a'.repeat(300)}.json#a`, 1, 'unknown-place'],
  [`${items}/[one]/icon`, deep, 'too-deep'],
  ['config', 1, 'no-place'],
])('an edit of %s to %j cannot be read: %s', (address, value, why) => {
  expect(applyEdits(files, [{ address, expected: null, value }])).toEqual({ unreadable: { address, why } });
});

test('an order must name exactly the existing elements', () => {
  const edit = {
    address: `${items}/@order`,
    expected: ['one', 'two', 'three'],
    value: ['one', 'one', 'two'],
  };
  expect(applyEdits(files, [edit])).toEqual({
    unreadable: { address: edit.address, why: 'not-these-elements' },
  });
});

test('reformats a text with a repeated name when an edit would change the wrong value', () => {
  const twice: SourceFiles = { 'config/rules/rules.json': '{ "rules": {}, "rules": { "a": 1 } }' };
  const applied = applyEdits(twice, [{ address: 'config/rules/rules.json#rules/a', expected: 1, value: 2 }]);
  expect('files' in applied && JSON.parse(applied.files['config/rules/rules.json'] ?? '')).toEqual({
    rules: { a: 2 },
  });
});

test('finds edits for every difference and nothing else', () => {
  const young = text
    .replace('"route:home"', '"route:x"')
    .replace(', { "id": "three", "link": "route:billing" }', '')
    .replace('{ "id":"one"', '{ "id": "zero" }, { "id":"one"');
  expect(editsBetween(files, { [file]: young })).toEqual([
    { address: `${items}/[one]/link`, expected: 'route:home', value: 'route:x' },
    { address: `${items}/[three]`, expected: { id: 'three', link: 'route:billing' }, value: null },
    { address: `${items}/[zero]`, expected: null, value: { id: 'zero' } },
    { address: `${items}/@order`, expected: ['one', 'two', 'zero'], value: ['zero', 'one', 'two'] },
  ]);
});
