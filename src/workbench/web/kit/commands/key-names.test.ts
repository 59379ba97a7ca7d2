import { expect, test } from 'vitest';
import { catalogueEntries } from './catalogue.ts';
import { isSingle, keyName, keyParts } from './key-names.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  ['a letter, with capitals locked or not', { ...plain, key: 'C' }, 'c'],
  ['a letter with Shift', { ...plain, key: 'N', shiftKey: true }, 'Shift n'],
  ['a sign that needs Shift here and none elsewhere', { ...plain, key: '?', shiftKey: true }, '?'],
  ['a chord of three', { ...plain, key: 'Z', ctrlKey: true, shiftKey: true }, 'Ctrl Shift z'],
  ['the same on another system', { ...plain, key: 'z', metaKey: true }, 'Ctrl z'],
  ['a key with a name', { ...plain, key: 'F6', shiftKey: true }, 'Shift F6'],
])('names what was pressed: %s', (_, pressed, name) => {
  expect(keyName(pressed)).toBe(name);
});

test('a key is written as on the keyboard', () => {
  expect([
    keyParts('Ctrl Shift z', 'Space'),
    keyParts('g d', 'Space'),
    keyParts(' ', 'Space'),
    keyParts('Alt ArrowUp', 'Space'),
  ]).toEqual([['Ctrl', 'Shift', 'Z'], ['g', 'd'], ['Space'], ['Alt', '↑']]);
});

test('no two commands have the same usual key, and only single characters can be switched off', () => {
  const keys = catalogueEntries.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => !isSingle(key))).toEqual([
    ...['Ctrl k', 'Ctrl Enter', 'Ctrl z', 'Ctrl Shift z', 'F6', 'Shift F6', 'Alt ArrowUp', 'Alt ArrowDown'],
  ]);
});
