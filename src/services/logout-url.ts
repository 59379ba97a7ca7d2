import type { Environment } from '../config/generated/config-files.ts';

/** The legacy address that ends the session and comes back to the login page (R7.003). */
export const logoutUrl = ({ legacy }: Pick<Environment, 'legacy'>): string => new URL('Home/Logout', legacy).href;
