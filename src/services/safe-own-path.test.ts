import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import hostile from '../../tests/support/hostile-paths.json';
import { safeOwnPath } from './safe-own-path.ts';

const origin = 'http://localhost:4300';

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
      'mailto:',
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
