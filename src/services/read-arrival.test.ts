import { expect, test } from 'vitest';
import { readArrival } from './read-arrival.ts';

const loginPaths = ['/login', '/iniciar-sesion'];
const read = (path: string, referrer = '') => readArrival({ href: `http://localhost:4300${path}`, referrer, loginPaths });

test('The root brings the parameters of the authorize flow, the first of a repeated one', () => {
  expect(read('/?code=c1&code=c2&state=s&iss=i')).toEqual({ code: 'c1', state: 's', iss: 'i' });
  expect(read('/?launch=l&iss=i')).toEqual({ launch: 'l', iss: 'i' });
  expect(read('/?error=access_denied&error_description=%3Cb%3ENo')).toEqual({ error: 'access_denied', errorDescription: '<b>No' });
  expect(read('/?code=&launch=')).toEqual({});
});

test('On the root an error is never a login code', () => {
  expect(read('/?error=maxpassfail')).toEqual({ error: 'maxpassfail' });
});

test.each(['/login', '/iniciar-sesion'])('R4.006: on %s the failure comes from the referrer, then from the own query', (path) => {
  expect(read(path, 'http://localhost:4301/done?error=usernameloginfailed')).toEqual({ loginError: 'usernameloginfailed' });
  expect(read(`${path}?error=maxpassfail`)).toEqual({ loginError: 'maxpassfail' });
  expect(read(`${path}?error=maxpassfail`, 'http://localhost:4301/done?error=accountLocked')).toEqual({ loginError: 'accountlocked' });
});

test('R4.007: a clean or unreadable referrer is no failure, and errorKey alone is undetermined', () => {
  expect(read('/login', 'http://localhost:4301/')).toEqual({});
  expect(read('/login', 'about:srcdoc')).toEqual({});
  expect(read('/login', 'not an address')).toEqual({});
  expect(read('/login', 'http://localhost:4301/?errorKey=k')).toEqual({ loginError: 'undetermined' });
});

test('Other pages bring nothing, whatever their query says', () => {
  expect(read('/login/code?code=123456', 'http://localhost:4301/?error=maxpassfail')).toEqual({});
  expect(read('/claims?code=1&launch=2&iss=3&error=4')).toEqual({});
});
