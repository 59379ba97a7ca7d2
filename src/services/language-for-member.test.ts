import { expect, test } from 'vitest';
import { languageForMember } from './language-for-member.ts';

test.each(['navigator', 'htmlTag', 'default'] as const)('R3.011: the preference of the account counts where nobody chose: %s', (source) => {
  expect(languageForMember({ language: 'en', source }, 'Spanish')).toBe('es');
  expect(languageForMember({ language: 'es', source }, 'English')).toBe('en');
  expect(languageForMember({ language: 'es', source }, 'Korean')).toBe('en');
});

test.each(['query', 'host', 'cookie', 'localStorage', 'sessionStorage'] as const)('R3.011: a choice beats the preference: %s', (source) => {
  expect(languageForMember({ language: 'en', source }, 'Spanish')).toBe('en');
});
