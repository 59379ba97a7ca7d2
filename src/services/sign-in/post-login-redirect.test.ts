import { describe, expect, test } from 'vitest';
import hostile from '../../../tests/support/services/hostile-paths.json';
import { fakeStorage } from '../../../tests/support/services/fakes.ts';
import { safeStorage } from '../storage.ts';
import { postLoginRedirect, type Visit } from './post-login-redirect.ts';

const start = (entries = {}) => {
  const browser = fakeStorage(entries);
  const redirect = postLoginRedirect(safeStorage(() => browser));
  const visit = (path: string, more: Partial<Visit> = {}) => {
    redirect.note({ path, isHome: false, isLoginPage: false, isSelected: false, ...more });
    return browser.entries.get('portal.redirect');
  };
  return { redirect, visit };
};

describe('The page to open after signing in', () => {
  test('R2.091: is the path and query of the visit', () => {
    expect(start().visit('/claims?x=1')).toBe('/claims?x=1');
  });

  test('R2.092: is never the login page', () => {
    expect(start().visit('/login', { isLoginPage: true })).toBeUndefined();
    expect(start().visit('/iniciar-sesion?x=1', { isLoginPage: true, isSelected: true })).toBeUndefined();
  });

  test.each([
    '/?code=1',
    '/?iss=x',
    '/claims?a=1&code=',
    '/?launch=1',
    '/?error=x',
    '/?state=1',
    '/claims?%63ode=1',
  ])('R2.093: is not %s', (path) => {
    expect(start().visit(path)).toBeUndefined();
    expect(start().visit(path, { isSelected: true })).toBeUndefined();
  });

  test('A code in the path or in the hash is not a sign-in', () => {
    expect(start().visit('/code?x=code')).toBe('/code?x=code');
    expect(start().visit('/help#a?code=1')).toBe('/help#a?code=1');
  });

  test('R2.094: stays the first of a signed-out visitor, unless that was the root', () => {
    const { visit } = start();
    expect(visit('/', { isHome: true })).toBe('/');
    expect(visit('/claims')).toBe('/claims');
    expect(visit('/pharmacy')).toBe('/claims');
  });

  test('R2.095: follows a member who has selected a coverage', () => {
    const { visit } = start();
    expect(visit('/claims', { isSelected: true })).toBe('/claims');
    expect(visit('/pharmacy?x=2', { isSelected: true })).toBe('/pharmacy?x=2');
  });

  test.each(['/home', '/inicio', '/?a=1'])('R2.096: home at %s is stored as the root', (path) => {
    expect(start({ 'portal.redirect': '/claims' }).visit(path, { isHome: true, isSelected: true })).toBe('/');
  });

  test('R2.096: home keeps its hash, and is still replaced by the first other page', () => {
    const { visit } = start();
    expect(visit('/home?x=1#premium', { isHome: true })).toBe('/#premium');
    expect(visit('/claims#forms')).toBe('/claims#forms');
    expect(visit('/pharmacy')).toBe('/claims#forms');
  });

  test('R2.094: a member’s page opens only for this member, a visitor’s for the next user who signs in', () => {
    const { redirect, visit } = start();
    visit('/claims');
    expect([redirect.readFor('a'), redirect.readUnowned()]).toEqual(['/claims', '/claims']);
    visit('/pharmacy', { isSelected: true, owner: 'a' });
    visit('/coverage');
    expect([redirect.readFor('a'), redirect.readFor('b'), redirect.readUnowned()]).toEqual([
      '/pharmacy',
      undefined,
      undefined,
    ]);
    redirect.forget();
    visit('/coverage');
    expect(redirect.readFor('b')).toBe('/coverage');
  });

  test('R4.021: stays until it is forgotten', () => {
    const { redirect, visit } = start();
    visit('/claims?x=1');
    expect([redirect.read(), redirect.read()]).toEqual(['/claims?x=1', '/claims?x=1']);
    redirect.forget();
    expect(redirect.read()).toBeUndefined();
  });

  test.each(['code', 'state', 'launch', 'iss', 'error'])(
    'A planted page with %s in its query is not opened',
    (name) => {
      const planted = [
        `/?${name}=x`,
        `/claims?a=1&${name}`,
        `/claims?%${name.charCodeAt(0).toString(16)}${name.slice(1)}=x#y`,
      ];
      const taken = planted.map((target) => start({ 'portal.redirect': target }).redirect.read());
      expect(taken).toEqual([undefined, undefined, undefined]);
      expect(start({ 'portal.redirect': `/claims?x=${name}#${name}` }).redirect.read()).toBe(
        `/claims?x=${name}#${name}`,
      );
    },
  );

  test.each(hostile)('A planted value is not followed and does not block: %s', (planted) => {
    const { redirect, visit } = start({ 'portal.redirect': planted });
    expect(redirect.read()).toBeUndefined();
    expect(visit('/claims')).toBe('/claims');
  });

  test('An unsafe page is not stored', () => {
    expect(start().visit('//evil.example/claims')).toBeUndefined();
  });
});
