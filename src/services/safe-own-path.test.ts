import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeOwnPath } from './safe-own-path.ts';

const origin = 'http://localhost:4300';

/** Sixty strings that lead or pretend to lead elsewhere. */
const hostile = [
  '',
  ' ',
  '.',
  '..',
  'claims',
  './claims',
  '../claims',
  '?a=1',
  '#top',
  '*',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/claims',
  '//user@evil.example',
  '//evil.example:80',
  '//[::1]',
  '//0',
  '//%65vil.example',
  '//localhost:4300@evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/claims\\..\\..',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/claims/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/./..//evil.example',
  '/\u0000/evil.example',
  '/\u200b/evil.example',
  '/\u202eevil',
  '/\ufeff/evil.example',
  'http://evil.example',
  'https://evil.example/',
  'HTTP://evil.example',
  'http:evil.example',
  'http:/evil.example',
  'https:\\\\evil.example',
  'http://localhost:4300.evil.example/',
  'http://localhost:4300@evil.example/',
  'ftp://evil.example',
  'blob:http://evil.example/1',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'mailto:a@b.example',
  'about:blank',
  `/${'a'.repeat(2000)}`,
];

describe('A path of the portal itself', () => {
  test('refuses sixty strings that are none', () => {
    expect(new Set(hostile).size).toBe(60);
    expect(hostile.filter((value) => safeOwnPath(value) !== undefined)).toEqual([]);
  });

  test.each([
    '/',
    '/claims?x=1',
    '/claims?next=//evil.example',
    '/a//b',
    '/reclamaciones/m%C3%A9dicas?x=1#top',
    '/%2F%2Fevil.example',
    '/javascript:alert(1)',
  ])('keeps %s', (value) => {
    expect(safeOwnPath(value)).toBe(value);
  });

  test('never leads to another origin, whatever the string', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '\t',
      '\n',
      ' ',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'http:',
      'javascript:',
      'a',
      '\u0000',
      '[',
      ']',
    );
    const strings = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
    );
    const leadsHome = (value: string): boolean => {
      const path = safeOwnPath(value) ?? safeOwnPath(`/${value}`) ?? '/';
      return new URL(path, origin).origin === origin && !path.startsWith('//') && safeOwnPath(path) === path;
    };
    fc.assert(fc.property(strings, leadsHome), { seed: 20260301, numRuns: 20_000 });
  });
});
