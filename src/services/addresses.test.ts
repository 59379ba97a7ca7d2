import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import hostile from '../../tests/support/services/hostile-paths.json';
import { sampleEnvironment } from '../../tests/support/services/fakes.ts';
import { chooseEnvironment, environmentOrigins, leave, safeOwnPath } from './addresses.ts';

describe('choose-environment', () => {
  test('The environment that lists the exact origin is used; without one, none is used', () => {
    const prod = {
      ...sampleEnvironment,
      origins: ['https://members.brisamar.example', 'https://es.members.brisamar.example'],
    };
    const environments = { prod, local: sampleEnvironment };
    expect(chooseEnvironment(environments, 'https://es.members.brisamar.example')).toBe(prod);
    expect(chooseEnvironment(environments, 'http://localhost:4300')).toBe(sampleEnvironment);
    expect(chooseEnvironment(environments, 'http://localhost:43000')).toBeUndefined();
    expect(chooseEnvironment({}, 'http://localhost:4300')).toBeUndefined();
  });
});

describe('leave', () => {
  const origins = environmentOrigins({ ...sampleEnvironment, spanishHosts: ['members.brisamar.example'] });

  const go = (target: string) => {
    const moves: string[] = [];
    const hasLeft = leave(
      { location: { replace: (address) => void moves.push(String(address)) } },
      target,
      origins,
    );
    return { hasLeft, moves };
  };

  test.each([
    'http://localhost:4300/',
    'http://localhost:4301/Home/Logout',
    'http://localhost:4302/oauth2/authorize?x=1',
    'https://es.members.brisamar.example/inicio',
    'https://members.brisamar.example/',
  ])('Leaves to an origin of the environment: %s', (target) => {
    expect(go(target)).toEqual({ hasLeft: true, moves: [target] });
  });

  test.each([
    'http://localhost:4303/',
    'https://localhost:4301/',
    'http://localhost:4301.evil.example/',
    'http://localhost:4301@evil.example/',
    'http://es.members.brisamar.example/',
    '//localhost:4301/',
    '/claims',
    ...hostile,
  ])('Stays for any other: %s', (target) => {
    expect(go(target)).toEqual({ hasLeft: false, moves: [] });
  });
});

describe('A path of the portal itself', () => {
  const origin = 'http://localhost:4300';

  test('refuses sixty strings that are not addresses', () => {
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
  ])('accepts %s', (value) => {
    expect(safeOwnPath(value)).toBe(value);
  });

  test('never opens another origin, for any string', () => {
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
