import { expect, test } from 'vitest';
import { isSourcePath } from './source-path.ts';

test.each(['config/a.json', 'locales/en/home.json', `config/${'a'.repeat(200)}`, 'config/rules/ñ..json'])(
  'a source can have the file %s',
  (file) => {
    expect(isSourcePath(file)).toBe(true);
  },
);

test.each([
  ...[
    'config',
    'config/',
    'config//a.json',
    '/config/a.json',
    'locales/../a.json',
    'config/./a.json',
    '../a',
  ],
  ...['config/..', 'config\\a.json', 'config/..\\a.json', 'config/a\nb.json', 'config/a\0.json', 'C:/a.json'],
  ...[
    'config/c:a.json',
    'other/a.json',
    '',
    `config/${'a'.repeat(201)}`,
    `locales/${'ñ'.repeat(101)}/a.json`,
  ],
])('a source has no file %j', (file) => {
  expect(isSourcePath(file)).toBe(false);
});
