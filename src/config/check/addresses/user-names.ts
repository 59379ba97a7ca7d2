import { memoize } from '../../../rules/memoize.ts';
import type { ConfigDocument } from '../../files/document.ts';
import type { Finding } from '../findings/finding.ts';
import type { ConfigIndex } from '../index/config-index.ts';
import { textsIn } from '../words/placeholders.ts';

/**
 * Whether a text is or holds an address with a user before its host, in each of the spellings that browsers take (`https://user:word@host`,
 * `https:user@host`); then nothing else is said of that address. What stands before each @ is taken apart, so that no sign is read twice.
 */
export const namesUser = (text: string): boolean =>
  text
    .split('@')
    .slice(0, -1)
    .some((before) => {
      const address = before.split(/[\s?#]/).at(-1) ?? '';
      const user = address.split(/[\\/]/).at(-1) ?? '';
      return /https?:/i.test(user) || /https?:[\\/]*$/i.test(address.slice(0, address.length - user.length));
    });

const usersIn = memoize((document: ConfigDocument) => textsIn(document).filter(({ text }) => namesUser(text)));

/** Addresses that name a user, wherever one stands in a configuration; what stands there, perhaps a password, is not printed. */
export const userFindings = (index: ConfigIndex): readonly Finding[] =>
  index.documents.flatMap(usersIn).map(({ at }) => ({ at, says: 'user-in-address' }));
