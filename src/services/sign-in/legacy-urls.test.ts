import { describe, expect, test } from 'vitest';
import { sampleEnvironment } from '../../../tests/support/services/fakes.ts';
import { logoutUrl, signInRedirectUrl } from './legacy-urls.ts';

describe('sign-in-redirect-url', () => {
  test.each([
    ['local', 'http://localhost:4301/inside.asp?mode=fdiredirect&option=local'],
    ['stage', 'http://localhost:4301/inside.asp?mode=fdiredirect&option=stage'],
    ['a&b', 'http://localhost:4301/inside.asp?mode=fdiredirect&option=a%26b'],
  ])('R7.004: the sign-in redirect names the option %s', (launchOption, expected) => {
    expect(signInRedirectUrl({ ...sampleEnvironment, launchOption })).toBe(expected);
  });

  test('R7.004: a legacy base in a folder stays', () => {
    expect(signInRedirectUrl({ legacy: 'https://my.example/app/', launchOption: 'rel' })).toBe(
      'https://my.example/app/inside.asp?mode=fdiredirect&option=rel',
    );
  });
});

describe('logout-url', () => {
  test('R7.003: logging out opens the legacy logout path', () => {
    expect(logoutUrl({ legacy: 'https://my.example/app/' })).toBe('https://my.example/app/Home/Logout');
  });
});
