import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

const origin = 'https://workbench.example';

test.each(['/', '/draft/4?item=claims', '/grid#x', '/draft/a%2Fb'])(
  '%s is a page to return to after sign-in',
  (path) => {
    expect(ownPath(path, origin)).toBe(path);
  },
);

test.each([
  undefined,
  '',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '\n//elsewhere.example',
  '/.//elsewhere.example',
  '/%2e//elsewhere.example',
  'data:text/html,x',
  '/auth/sign-in?return_to=/',
  '/api/me',
  '/../auth/sign-out',
  `/${'a'.repeat(2001)}`,
])('%j leads to the first page', (path) => {
  expect(ownPath(path, origin)).toBe('/');
});
