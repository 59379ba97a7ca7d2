import { expect, test } from 'vitest';
import { logoutUrl } from './logout-url.ts';

test('R7.003: logging out goes to the legacy logout path', () => {
  expect(logoutUrl({ legacy: 'https://my.example/app/' })).toBe('https://my.example/app/Home/Logout');
});
