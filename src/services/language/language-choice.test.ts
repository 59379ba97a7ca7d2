import { describe, expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/support/services/fakes.ts';
import { safeStorage } from '../storage.ts';
import { languageForMember, languageGuard } from './language-choice.ts';

describe('language-guard', () => {
  const guard = () =>
    languageGuard(
      safeStorage(() => fakeStorage()),
      10,
    );

  test('R9.14: a switch for an unknown path is free at first, closed for ten seconds, then free again', () => {
    const { isFree, note } = guard();
    expect(isFree(1000)).toBe(true);
    note(1000);
    expect([isFree(1001), isFree(10_999), isFree(11_000)]).toEqual([false, false, true]);
  });

  test('a note from the far future or of another shape does not close it for ever', () => {
    const { isFree, note } = guard();
    note(1_000_000);
    expect(isFree(0)).toBe(true);
    note(Number.NaN);
    expect(isFree(0)).toBe(true);
  });
});

describe('language-for-member', () => {
  test.each(['navigator', 'htmlTag', 'default'] as const)(
    'R3.011: the preference of the account counts where nobody chose: %s',
    (source) => {
      expect(languageForMember({ language: 'en', source }, 'Spanish')).toBe('es');
      expect(languageForMember({ language: 'es', source }, 'English')).toBe('en');
      expect(languageForMember({ language: 'es', source }, 'Korean')).toBe('en');
    },
  );

  test.each(['query', 'host', 'cookie', 'localStorage', 'sessionStorage'] as const)(
    'R3.011: a choice beats the preference: %s',
    (source) => {
      expect(languageForMember({ language: 'en', source }, 'Spanish')).toBe('en');
    },
  );
});
