import type { Finding } from '../findings/finding.ts';
import type { ConfigIndex } from '../index/config-index.ts';
import { findTexts } from '../words/find-texts.ts';

// Browsers also accept `https:user@host`. Such an address gets no other finding. Splits at each @ first, so
// the time stays linear.
export const namesUser = (text: string): boolean =>
  text
    .split('@')
    .slice(0, -1)
    .some((before) => {
      const address = before.split(/[\s?#]/).at(-1) ?? '';
      const user = address.split(/[\\/]/).at(-1) ?? '';
      return /https?:/i.test(user) || /https?:[\\/]*$/i.test(address.slice(0, address.length - user.length));
    });

const usersIn = findTexts(namesUser);

// The finding does not print the address, which may contain a password.
export const userFindings = (index: ConfigIndex): readonly Finding[] =>
  index.documents.flatMap(usersIn).map(({ at }) => ({ at, message: 'user-in-address' }));
