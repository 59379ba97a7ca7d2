import { expect, it } from 'vitest';
import { parseDocument } from './parse-document.ts';
import { isReadText, splitTexts } from './read-texts.ts';

it.each([
  [true, 'locales/es/home.json', ['home', 'title']],
  [false, 'locales/es/home.json', ['home', 'path']],
  [false, 'locales/es/home.json', ['$schema']],
  [true, 'locales/es/shell.json', ['footer', 'path']],
  [true, 'config/rules/constraints.json', ['constraints', 0, 'says', 'es']],
  [true, 'config/site/menus.json', ['languages', 3, 'autonym']],
  [true, 'config/site/brand.json', ['name']],
  [false, 'config/rules/plans.json', ['variants', 0, 'name']],
  [false, 'config/rules/rules.json', ['rules', 'isOld', 'condition', '==', 1]],
  [false, 'notes/es.json', ['es']],
] as const)('%s: people read %s at %j', (result, file, path) => {
  expect(isReadText(file, path)).toBe(result);
});

it('returns how to write texts with separate accents, and leaves all other characters of the file', () => {
  const text = `{ "home": { "a": "Tele\u0301fono \\u00e9 \\"x\\"", "b": "n\\u0303 \\u0007", "c": "ñ", "e\u0301": "e" } }`;
  expect(
    splitTexts(parseDocument('locales/es/home.json', text)).map(({ path, write }) => [path, write]),
  ).toEqual([
    [['home', 'a'], '"Teléfono \\u00e9 \\"x\\""'],
    [['home', 'b'], '"ñ \\u0007"'],
  ]);
});
