const maxLength = 2000;

/**
 * A path and query of the portal itself, or undefined: one leading slash, no scheme, host, backslash, control character or
 * space, and no more than 2,000 characters. Checked whenever a kept address is read, so that no redirect leaves the origin.
 */
export const safeOwnPath = (value: string): string | undefined => {
  if (value.length > maxLength || !/^\/(?!\/)[^\\\s\p{C}]*$/u.test(value)) return undefined;
  const origin = 'https://portal.invalid';
  if (!URL.canParse(value, origin)) return undefined;
  const address = new URL(value, origin);
  return address.origin === origin && !address.pathname.startsWith('//') ? address.pathname + address.search + address.hash : undefined;
};
