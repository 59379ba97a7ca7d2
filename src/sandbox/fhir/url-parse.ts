/** Node 20 lacks the standard `URL.parse`, which oidc-provider calls; importing this file adds it where it is missing. */
const parse = (address: string, base?: string): URL | null => (URL.canParse(address, base) ? new URL(address, base) : null);

if (!('parse' in URL)) Object.defineProperty(URL, 'parse', { value: parse });
