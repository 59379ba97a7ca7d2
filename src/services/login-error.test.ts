import { expect, test } from 'vitest';
import { loginError } from './login-error.ts';

test.each([
  ['error=usernameloginfailed', 'usernameloginfailed'],
  ['error=UserNameLoginFailed', 'usernameloginfailed'],
  ['error=maxpassfail', 'maxpassfail'],
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
