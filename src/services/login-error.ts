export type LoginErrorCode = 'usernameloginfailed' | 'maxpassfail' | 'accountlocked' | 'undetermined';

const named: readonly string[] = ['usernameloginfailed', 'maxpassfail', 'accountlocked'] satisfies readonly LoginErrorCode[];

const isNamed = (code: string): code is LoginErrorCode => named.includes(code);

/** The failure of the login widget that a query names (specification 8, A78): letter case does not matter, `errorKey` alone is undetermined. */
export const loginError = (query: URLSearchParams): LoginErrorCode | undefined => {
  const code = query.get('error')?.trim().toLowerCase() ?? '';
  if (isNamed(code)) return code;
  return code !== '' || (query.get('errorKey') ?? '') !== '' ? 'undetermined' : undefined;
};
