import { expect, test } from 'vitest';
import type { Problem } from '../../api/generated/api-shapes.ts';
import { isOutdatedText, thingsToCheck } from './things-to-check.ts';

const problem = (code: string, address: string): Problem => ({
  ...{
    severity: 'warning',
    code,
    file: 'f',
    line: 1,
    column: 1,
    message: code,
    excerpt: '',
    hint: '',
    also: [],
    address,
  },
});
const word = (field: string) => ({
  address: `locales/en/home.json#home/${field}`,
  why: 'english' as const,
  en: 'a',
  es: 'b',
  readBy: '',
});

test('an outdated text counts once, whether the check, the comparison or both find it', () => {
  const problems = [
    problem('stale-word.english', 'locales/es/home.json#home/title'),
    problem('too-long', 'locales/es/home.json#home/content'),
  ];
  const found = thingsToCheck({ problems, staleWords: [word('title'), word('content')] });
  expect(found.map(({ address }) => address)).toEqual([
    'locales/es/home.json#home/title',
    'locales/es/home.json#home/content',
    'locales/es/home.json#home/content',
  ]);
  expect(found.filter(isOutdatedText)).toHaveLength(2);
});
