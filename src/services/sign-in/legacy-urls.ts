import type { Environment } from '../../config/generated/config-files.ts';

/** Returns the legacy address that starts a launch for the active session (R7.004). */
export const signInRedirectUrl = ({
  legacy,
  launchOption,
}: Pick<Environment, 'legacy' | 'launchOption'>): string => {
  const address = new URL('inside.asp', legacy);
  address.searchParams.set('mode', 'fdiredirect');
  address.searchParams.set('option', launchOption);
  return address.href;
};

/** Returns the legacy address that ends the session and returns to the login page (R7.003). */
export const logoutUrl = ({ legacy }: Pick<Environment, 'legacy'>): string =>
  new URL('Home/Logout', legacy).href;
