import { describe, expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/support/services/fakes.ts';
import { safeStorage } from '../storage.ts';
import type { DetectedLanguage } from './detect-language.ts';
import { languageForMember, languageGuard, languageOfVisit } from './language-choice.ts';

describe('language-guard', () => {
  const guard = (noted?: string) =>
    languageGuard(
      safeStorage(() => fakeStorage(noted === undefined ? {} : { 'portal.languageSearch': noted })),
      10,
    );

  test('R9.14 R2.203: a path is free at first, closed for ten seconds, then free again', () => {
    const { isFree, note } = guard();
    expect(isFree('/reclamos', 1000)).toBe(true);
    note('/reclamos', 1000);
    expect([1001, 10_999, 11_000].map((now) => isFree('/reclamos', now))).toEqual([false, false, true]);
  });

  test('R2.203: every path is limited separately, however many are opened in between', () => {
    const { isFree, note } = guard();
    note('/reclamos', 1000);
    expect(isFree('/cobertura', 1001)).toBe(true);
    note('/cobertura', 2000);
    expect(['/reclamos', '/cobertura', '/inicio'].map((path) => isFree(path, 3000))).toEqual([
      false,
      false,
      true,
    ]);
    note('/inicio', 11_500);
    expect(['/reclamos', '/cobertura', '/inicio'].map((path) => isFree(path, 11_600))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('a stored value from the far future or in another form does not close a path permanently', () => {
    const { isFree, note } = guard();
    note('/reclamos', 1_000_000);
    expect(isFree('/reclamos', 0)).toBe(true);
    for (const noted of ['1000', '[]', 'null', '{"/reclamos":"x"}', '{'])
      expect(guard(noted).isFree('/reclamos', 1000)).toBe(true);
  });
});

describe('language-of-visit', () => {
  const sources = [
    'query',
    'host',
    'cookie',
    'localStorage',
    'sessionStorage',
    'navigator',
    'htmlTag',
    'default',
  ] as const;
  const english = (source: DetectedLanguage['source']): DetectedLanguage => ({ language: 'en', source });
  const free = { path: undefined, savedPath: undefined, mayChange: () => true };

  test.each(sources.slice(1))(
    'R2.202: a path of one language opens in it, whatever the %s says',
    (source) => {
      expect(languageOfVisit(english(source), { ...free, path: 'es' })).toEqual({
        language: 'es',
        source: 'path',
      });
      expect(languageOfVisit(english(source), { ...free, path: 'en' })).toEqual({
        language: 'en',
        source: 'path',
      });
    },
  );

  test('R9.30: the query wins over the path, and a path of both languages decides nothing', () => {
    expect(languageOfVisit(english('query'), { ...free, path: 'es' })).toEqual(english('query'));
    for (const source of sources) expect(languageOfVisit(english(source), free)).toEqual(english(source));
  });

  test('R2.203: a path that may not change the language now keeps it', () => {
    expect(languageOfVisit(english('navigator'), { ...free, path: 'es', mayChange: () => false })).toEqual(
      english('navigator'),
    );
  });

  test('R4.021: a page saved for after sign-in opens in its language if the visitor selected none', () => {
    const languages = sources.map(
      (source) => languageOfVisit(english(source), { ...free, savedPath: 'es' }).language,
    );
    expect(languages).toEqual(['en', 'en', 'en', 'en', 'en', 'es', 'es', 'es']);
  });
});

describe('language-for-member', () => {
  test.each(['navigator', 'htmlTag', 'default'] as const)(
    'R3.011: the account’s preference counts if the visitor selected no language: %s',
    (source) => {
      expect(languageForMember({ language: 'en', source }, 'Spanish')).toBe('es');
      expect(languageForMember({ language: 'es', source }, 'English')).toBe('en');
      expect(languageForMember({ language: 'es', source }, 'Korean')).toBe('en');
    },
  );

  test.each(['en', 'es'] as const)(
    'R3.011: an account without a preference keeps the detected language: %s',
    (language) => {
      expect(languageForMember({ language, source: 'navigator' }, undefined)).toBe(language);
    },
  );

  test.each(['query', 'recordSwitch', 'path', 'host', 'cookie', 'localStorage', 'sessionStorage'] as const)(
    'R3.011: a choice, a link and a switch of the record beat the preference: %s',
    (source) => {
      expect(languageForMember({ language: 'en', source }, 'Spanish')).toBe('en');
    },
  );
});
