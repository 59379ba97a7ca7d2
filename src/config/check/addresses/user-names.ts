import type { ConfigIndex } from '../config-index.ts';
import type { Finding } from '../finding.ts';
import { textsIn } from '../words/placeholders.ts';

/** An address with a user before its host, in each of the spellings that browsers take: `https://user:password@host`, `https:user@host`. */
const withUser = /https?:[\\/]*[^\s/?#@\\]*@/i;

/** Whether a text is or holds an address that names a user; then nothing else is said of that address. */
export const namesUser = (text: string): boolean => withUser.test(text);

/** Addresses that name a user, wherever one stands in a configuration; what stands there, perhaps a password, is not printed. */
export const userFindings = (index: ConfigIndex): readonly Finding[] =>
  index.documents
    .flatMap(textsIn)
    .filter(({ text }) => namesUser(text))
    .map(({ at }) => ({ at, says: 'user-in-address' }));
