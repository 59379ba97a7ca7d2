import { expect, test } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage.ts';
import { cacheLanguage } from './cache-language.ts';
import { safeStorage } from './safe-storage.ts';

test('R9.31: only a language that somebody chose is kept', () => {
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
  const guesses = ['host', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag', 'default'] as const;
  expect(guesses.map(keptAfter)).toEqual(guesses.map(() => undefined));
});
