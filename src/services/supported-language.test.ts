import { expect, test } from 'vitest';
import { supportedLanguage } from './supported-language.ts';

test.each([
  ['es', 'es'],
  ['ES', 'es'],
  ['es-MX', 'es'],
  ['es_419', 'es'],
  [' en-US ', 'en'],
  ['est', undefined],
  ['ko', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('R1.17: the tag %s is %s', (tag, expected) => {
  expect(supportedLanguage(tag)).toBe(expected);
});
