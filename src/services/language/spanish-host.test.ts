import { describe, expect, test } from 'vitest';
import { spanishHost } from './spanish-host.ts';

const hosts = ['members.brisamar.example', 'www.brisamar.example', 'es.odd.example', 'odd.example'];
const { move, languageOf } = spanishHost(hosts);

describe('The es. hosts', () => {
  test('R1.20: Spanish redirects a listed host to its es. host, keeping path, query and hash', () => {
    expect(move('https://members.brisamar.example:8443/cobertura?x=1#y', 'es')).toBe(
      'https://es.members.brisamar.example:8443/cobertura?x=1#y',
    );
  });

  test('R1.20: other hosts, and pages in English, are not redirected', () => {
    for (const host of [
      'localhost:4300',
      'brisamar.example',
      'members.brisamar.example.evil.example',
      'xmembers.brisamar.example',
    ]) {
      expect(move(`https://${host}/`, 'es')).toBeUndefined();
    }
    expect(move('https://members.brisamar.example/', 'en')).toBeUndefined();
  });

  test('English moves back with the language in the query, so that stored Spanish causes no loop', () => {
    expect(move('https://es.members.brisamar.example/coverage?lng=es&x=1#y', 'en')).toBe(
      'https://members.brisamar.example/coverage?lng=en&x=1#y',
    );
  });

  test('No page redirects twice, and there is no es.es. host', () => {
    for (const host of hosts) {
      const there = move(`https://${host}/`, 'es') ?? `https://${host}/`;
      expect(move(there, 'es')).toBeUndefined();
      expect(new URL(there).hostname).not.toMatch(/^es\.es\./);
    }
  });

  test.each(['code', 'launch', 'iss', 'error'])('No redirect happens while %s is in the address', (name) => {
    expect(move(`https://members.brisamar.example/?${name}=1`, 'es')).toBeUndefined();
    expect(move(`https://es.members.brisamar.example/?${name}=`, 'en')).toBeUndefined();
  });

  test('An es. host is Spanish without other sources', () => {
    expect(
      ['es.members.brisamar.example', 'members.brisamar.example', 'es.other.example'].map(languageOf),
    ).toEqual(['es', undefined, undefined]);
  });
});
