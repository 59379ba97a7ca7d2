// oidc-provider does not support Node 20, but works with these additions, which must run before it is
// imported.

const parse = (address: string, base?: string): URL | null =>
  URL.canParse(address, base) ? new URL(address, base) : null;

if (!('parse' in URL)) Object.defineProperty(URL, 'parse', { value: parse });

const { warn } = console;

// oidc-provider prints one known warning on import.
const warnOfOthers: typeof console.warn = (...words) => {
  if (String(words[0]).includes('oidc-provider WARNING: Unsupported runtime')) console.warn = warn;
  else warn(...words);
};

if (process.version.startsWith('v20.')) console.warn = warnOfOthers;
