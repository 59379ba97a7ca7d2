const isOwnPath = (address: string): boolean => /^\/(?![/\\])[^\\\s]*$/.test(address);

/**
 * An address that the coverage data bring, when it is safe to follow: https on any host, without a user name or password in it, or a path
 * of the portal. Everything else is dropped.
 */
export const dataAddress = (written: string): string | undefined => {
  if (isOwnPath(written)) return written;
  if (!/^https:\/\//i.test(written) || !URL.canParse(written)) return undefined;
  const url = new URL(written);
  return url.username === '' && url.password === '' ? url.href : undefined;
};
