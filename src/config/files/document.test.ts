import { expect, test } from 'vitest';
import { tooDeepAt } from './document.ts';
import { parseDocument, syntaxOf } from './parse-document.ts';

const brackets = '['.repeat(100_000);

test.each([
  ['plainly', brackets],
  ['after a text that its line ends', `"a\n${brackets}`],
  ['after a text that a carriage return ends', `"a\r${brackets}"`],
  ['after a text that is closed', `"\\"[" ${brackets}`],
])('too many levels are found %s, without walking through them', (_, text) => {
  expect(tooDeepAt(text)).toBeGreaterThan(0);
  expect(syntaxOf(parseDocument('config/rules/rules.json', text)).tree).toBeUndefined();
});

test('brackets in texts do not count as levels', () => {
  expect(tooDeepAt(`["${brackets}", "\\"${brackets}", "${brackets}`)).toBeUndefined();
});
