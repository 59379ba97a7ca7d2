/** oidc-provider does not support Node 20, but runs on it. What it needs there is set up here, before it is imported. */

/** The standard `URL.parse`, which oidc-provider calls and which early versions of Node 20 lack. */
const parse = (address: string, base?: string): URL | null => (URL.canParse(address, base) ? new URL(address, base) : null);

if (!('parse' in URL)) Object.defineProperty(URL, 'parse', { value: parse });

const { warn } = console;

/** Leaves out the warning that oidc-provider prints once, as it is imported; any other is printed. */
const warnOfOthers: typeof console.warn = (...words) => {
  if (String(words[0]).includes('oidc-provider WARNING: Unsupported runtime')) console.warn = warn;
  else warn(...words);
};

if (process.version.startsWith('v20.')) console.warn = warnOfOthers;
