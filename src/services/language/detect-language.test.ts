import { describe, expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/support/services/fakes.ts';
import { safeStorage } from '../storage.ts';
import { cacheLanguage, detectLanguage, type LanguageSources, supportedLanguage } from './detect-language.ts';

describe('The language of a page', () => {
  const silent: LanguageSources = {
    query: '',
    cookie: '',
    localStorage: undefined,
    sessionStorage: undefined,
    navigator: [],
    htmlTag: '',
  };

  const spanish: readonly (readonly [string, Partial<LanguageSources>, string])[] = [
    ['lng in the query', { query: '?lng=es' }, 'query'],
    ['lang in the query', { query: '?lang=es' }, 'query'],
    ['a switch of the record', { recordSwitch: 'es' }, 'recordSwitch'],
    ['an es. host', { host: 'es' }, 'host'],
    ['the cookie', { cookie: 'a=1; i18nextLng=es' }, 'cookie'],
    ['local storage', { localStorage: 'es' }, 'localStorage'],
    ['session storage', { sessionStorage: 'es' }, 'sessionStorage'],
    ['the navigator', { navigator: ['es-MX'] }, 'navigator'],
    ['the html tag', { htmlTag: 'es' }, 'htmlTag'],
  ];

  const english: Partial<LanguageSources> = {
    cookie: 'i18nextLng=en',
    localStorage: 'en',
    sessionStorage: 'en',
    navigator: ['en'],
    htmlTag: 'en',
  };
  const ranked = ['cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'] as const;

  test.each(spanish)('R9.30: comes from %s without other sources', (_, sources, source) => {
    expect(detectLanguage({ ...silent, ...sources })).toEqual({ language: 'es', source });
  });

  test.each(ranked.map((source, rank) => [source, rank] as const))(
    'R9.30: %s loses to every source before it',
    (source, rank) => {
      const lower = Object.fromEntries(ranked.slice(rank).map((name) => [name, english[name]]));
      expect(detectLanguage({ ...silent, ...lower })).toEqual({ language: 'en', source });
      for (const [, higher, winner] of spanish.slice(0, rank + 4)) {
        expect(detectLanguage({ ...silent, ...lower, ...higher })).toEqual({
          language: 'es',
          source: winner,
        });
      }
    },
  );

  test('R9.30: lng takes priority over lang, and an unknown language is ignored', () => {
    expect(detectLanguage({ ...silent, query: '?lang=es&lng=en' }).language).toBe('en');
    expect(detectLanguage({ ...silent, query: '?lng=ko&lang=es' }).language).toBe('es');
    expect(
      detectLanguage({
        ...silent,
        query: '?lng=<script>',
        cookie: 'i18nextLng=%',
        localStorage: 'constructor',
        navigator: ['fr', 'es'],
      }),
    ).toEqual({
      language: 'es',
      source: 'navigator',
    });
  });

  test('R1.17: is English when nothing names a known language', () => {
    expect(detectLanguage({ ...silent, navigator: ['fr'] })).toEqual({ language: 'en', source: 'default' });
  });

  test('The cookie is found by its whole name', () => {
    expect(detectLanguage({ ...silent, cookie: 'xi18nextLng=es; i18nextLng2=es' }).source).toBe('default');
  });
});

describe('cache-language', () => {
  test('R9.31: stores only a language that the visitor selected', () => {
    const keptAfter = (source: Parameters<typeof cacheLanguage>[2]) => {
      const browser = fakeStorage();
      cacheLanguage(
        safeStorage(() => browser),
        'es',
        source,
      );
      return browser.entries.get('i18nextLng');
    };
    expect((['query', 'switch', 'save'] as const).map(keptAfter)).toEqual(['es', 'es', 'es']);
    const guesses = [
      'host',
      'cookie',
      'localStorage',
      'sessionStorage',
      'navigator',
      'htmlTag',
      'default',
    ] as const;
    expect(guesses.map(keptAfter)).toEqual(guesses.map(() => undefined));
  });
});

describe('cache-language beside what ranks above the storage', () => {
  const after = (cookie: string, source: Parameters<typeof cacheLanguage>[2]): string => {
    const page = { cookie };
    const tab = { page, session: safeStorage(() => fakeStorage({ i18nextLng: 'es' })) };
    cacheLanguage(
      safeStorage(() => fakeStorage()),
      'en',
      source,
      tab,
    );
    return `${tab.session.read('i18nextLng') ?? 'nothing'} in the tab, ${page.cookie}`;
  };

  test('R9.31: a choice replaces the cookie and the language of the tab; without a cookie, none is written', () => {
    expect(after('a=1; i18nextLng=es', 'switch')).toMatch(/^nothing in the tab, i18nextLng=en; path=\/; /);
    expect(after('a=1', 'query')).toBe('nothing in the tab, a=1');
    expect(after('i18nextLng=es', 'navigator')).toBe('es in the tab, i18nextLng=es');
  });
});

describe('supported-language', () => {
  test.each([
    ['es', 'es'],
    ['ES', 'es'],
    ['es-MX', 'es'],
    ['es_419', 'es'],
    [' en-US ', 'en'],
    ['est', undefined],
    ['ko', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('R1.17: the tag %s is %s', (tag, expected) => {
    expect(supportedLanguage(tag)).toBe(expected);
  });
});
