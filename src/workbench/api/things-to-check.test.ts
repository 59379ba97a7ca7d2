import { expect, test } from 'vitest';
import type { Problem } from './generated/api-shapes.ts';
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
  const { things, ...found } = thingsToCheck({ problems, staleWords: [word('title'), word('content')] });
  expect(things.map(({ address }) => address)).toEqual([
    'locales/es/home.json#home/title',
    'locales/es/home.json#home/content',
    'locales/es/home.json#home/content',
  ]);
  expect(things.filter(isOutdatedText)).toHaveLength(2);
  expect(found).toEqual({ lost: [], errors: 0, warnings: 1, outdated: 2, all: 3 });
});

test('a path that stops working counts as a warning, beside errors and other warnings', () => {
  const lost = [
    { path: '/old', language: 'en', screen: 'old', isScreenKept: true },
    { path: '/viejo', language: 'es', screen: 'old', isScreenKept: false },
  ] as const;
  const problems = [
    { ...problem('unknown-link', 'a'), severity: 'error' as const },
    problem('too-long', 'b'),
  ];
  const found = thingsToCheck({ problems, staleWords: [word('title')], lost });
  expect(found).toMatchObject({ lost, errors: 1, warnings: 3, outdated: 1, all: 5 });
});
