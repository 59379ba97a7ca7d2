import { expect, test } from 'vitest';
import type { WordRow } from '../../../draft/content/word-rows.ts';
import { idIn } from './brought-file.ts';
import { replaceHits, type Replacing } from './replacement.ts';

const row = (en: string, es?: string): WordRow => ({
  ...{ address: `locales/en/a.json#${en}`, spanish: `locales/es/a.json#${en}`, en, es, item: undefined, group: '' },
  name: { written: '' },
});
const wish: Replacing = { language: 'en', phrase: 'year', by: 'season', isWhole: true, isExact: false };
const after = (text: string, part: Partial<Replacing> = {}) => replaceHits([row(text)], { ...wish, ...part }).map((hit) => hit.after);

test('whole words are replaced and keep a capital first letter; parts of words and filled-in parts stay', () => {
  expect(after('Year by year, yearly, {year}')).toEqual(['Season by season, yearly, {year}']);
  expect(after('Year by year', { isExact: true })).toEqual(['Year by season']);
  expect(after('yearly', { isWhole: false })).toEqual(['seasonly']);
  expect(after('añoyear year', { phrase: 'YEAR' })).toEqual(['añoyear season']);
});

test('what would lose a filled-in part or leave nothing says so', () => {
  const lost = replaceHits([row('{year} plan', 'Plan {year}')], { ...wish, phrase: '{year}', by: 'This', isWhole: false });
  expect(lost).toMatchObject([{ fault: { kind: 'lost', names: ['{year}'] } }]);
  expect(replaceHits([row('Year')], { ...wish, by: '' })).toMatchObject([{ fault: 'empty' }]);
});

test('a file names its exchange whatever a browser or a person added to its name', () => {
  const id = 'bf3de115-e2bb-4aa9-8854-2717c2268629';
  expect([idIn(`Words-${id.toUpperCase()} (2).csv`), idIn(`${id}`), idIn('words.csv')]).toEqual([id, id, undefined]);
});
