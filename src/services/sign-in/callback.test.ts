import { describe, expect, test } from 'vitest';
import { loginError, readSignInCallback, takeCallbackOutOfAddress } from './callback.ts';

describe('read-sign-in-callback', () => {
  const loginPaths = ['/login', '/iniciar-sesion'];
  const read = (path: string, referrer = '') =>
    readSignInCallback({ href: `http://localhost:4300${path}`, referrer, loginPaths });

  test('The root brings the parameters of the authorize flow, the first of a repeated one', () => {
    expect(read('/?code=c1&code=c2&state=s&iss=i')).toEqual({ code: 'c1', state: 's', iss: 'i' });
    expect(read('/?launch=l&iss=i')).toEqual({ launch: 'l', iss: 'i' });
    expect(read('/?error=access_denied&error_description=%3Cb%3ENo')).toEqual({
      error: 'access_denied',
      errorDescription: '<b>No',
    });
    expect(read('/?code=&launch=')).toEqual({});
  });

  test('On the root an error is never a login code', () => {
    expect(read('/?error=maxpassfail')).toEqual({ error: 'maxpassfail' });
  });

  test.each(['/login', '/iniciar-sesion'])(
    'R4.006: on %s the failure comes from the referrer, then from the own query',
    (path) => {
      expect(read(path, 'http://localhost:4301/done?error=usernameloginfailed')).toEqual({
        loginError: 'usernameloginfailed',
      });
      expect(read(`${path}?error=maxpassfail`)).toEqual({ loginError: 'maxpassfail' });
      expect(read(`${path}?error=maxpassfail`, 'http://localhost:4301/done?error=accountLocked')).toEqual({
        loginError: 'accountlocked',
      });
    },
  );

  test('R4.007: an empty or invalid referrer is not an error, and errorKey without a code is undetermined', () => {
    expect(read('/login', 'http://localhost:4301/')).toEqual({});
    expect(read('/login', 'about:srcdoc')).toEqual({});
    expect(read('/login', 'not an address')).toEqual({});
    expect(read('/login', 'http://localhost:4301/?errorKey=k')).toEqual({ loginError: 'undetermined' });
  });

  test('Other pages have no sign-in parameters, whatever their query', () => {
    expect(read('/login/code?code=123456', 'http://localhost:4301/?error=maxpassfail')).toEqual({});
    expect(read('/claims?code=1&launch=2&iss=3&error=4')).toEqual({});
  });
});

describe('login-error', () => {
  test.each([
    ['error=usernameloginfailed', 'usernameloginfailed'],
    ['error=UserNameLoginFailed', 'usernameloginfailed'],
    ['error=maxpassfail', 'maxpassfail'],
    ['error=cookiesblocked', 'cookiesblocked'],
    ['error=accountLocked', 'accountlocked'],
    ['error=accountlocked', 'accountlocked'],
    ['error=boom', 'undetermined'],
    ['errorKey=anything', 'undetermined'],
    ['errorKey=maxpassfail', 'undetermined'],
    ['error=&errorKey=x', 'undetermined'],
    ['error=maxpassfail&error=boom', 'maxpassfail'],
    ['error=__proto__', 'undetermined'],
    ['error=', undefined],
    ['', undefined],
    ['mobile=1', undefined],
  ])('R4.006, R4.007, R8.03: the query "%s" means %s', (query, expected) => {
    expect(loginError(new URLSearchParams(query))).toBe(expected);
  });
});

describe('take-callback-out-of-address', () => {
  const addressAfter = (path: string): string => {
    const page = {
      location: { href: `http://localhost:4300${path}` },
      history: {
        state: 'kept' as unknown,
        replaceState: (state: unknown, _: string, address?: string | URL | null) => {
          expect(state).toBe('kept');
          page.location.href = String(address);
        },
      },
    };
    takeCallbackOutOfAddress(page, ['/login', '/iniciar-sesion']);
    return page.location.href.slice('http://localhost:4300'.length);
  };

  test.each([
    ['/?code=1&code=2&state=3&session_state=4', '/'],
    ['/?launch=1&iss=2', '/'],
    ['/?error=1&error_description=2&error_uri=3&errorKey=4', '/'],
    ['/?lng=es&code=1#top', '/?lng=es#top'],
    ['/login?error=boom&errorKey=x&a=1', '/login?a=1'],
    ['/iniciar-sesion?error=boom', '/iniciar-sesion'],
    ['/login/code?code=123', '/login/code?code=123'],
    ['/claims?state=open', '/claims?state=open'],
    ['/?a=b+c', '/?a=b+c'],
  ])('R4.015: %s becomes %s', (before, after) => {
    expect(addressAfter(before)).toBe(after);
  });
});
