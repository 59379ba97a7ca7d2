import { expect, test } from 'vitest';
import type { WordRow } from '../../../draft/content/word-rows.ts';
import { findMatches, type Replacement } from './replacement.ts';

const row = (en: string, es?: string): WordRow => ({
  ...{
    address: `locales/en/a.json#${en}`,
    spanish: `locales/es/a.json#${en}`,
    en,
    es,
    item: undefined,
    group: '',
  },
  name: { written: '' },
});
const replacement: Replacement = {
  language: 'en',
  phrase: 'year',
  by: 'season',
  isWhole: true,
  isExact: false,
};
const after = (text: string, part: Partial<Replacement> = {}) =>
  findMatches([row(text)], { ...replacement, ...part }).map((hit) => hit.after);

test('replaces whole words and preserves a capital first letter, but does not replace parts of words or placeholders', () => {
  expect(after('Year by year, yearly, {year}')).toEqual(['Season by season, yearly, {year}']);
  expect(after('Year by year', { isExact: true })).toEqual(['Year by season']);
  expect(after('yearly', { isWhole: false })).toEqual(['seasonly']);
  expect(after('añoyear year', { phrase: 'YEAR' })).toEqual(['añoyear season']);
});

test('reports a replacement that would remove a placeholder or the whole text', () => {
  const lost = findMatches([row('{year} plan', 'Plan {year}')], {
    ...replacement,
    phrase: '{year}',
    by: 'This',
    isWhole: false,
  });
  expect(lost).toMatchObject([{ fault: { kind: 'lost', names: ['{year}'] } }]);
  expect(findMatches([row('Year')], { ...replacement, by: '' })).toMatchObject([{ fault: 'empty' }]);
});
