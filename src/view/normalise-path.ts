const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/**
 * A path as the path tables spell it: decoded, NFC, lower case, no trailing slash (ledger A11).
 * Undefined when an escape is malformed, which no table can hold.
 */
export const normalisePath = (pathname: string): string | undefined => {
  const plain = decoded(pathname)?.normalize('NFC').toLowerCase();
  return plain === undefined ? undefined : plain.replace(/\/+$/, '') || '/';
};
