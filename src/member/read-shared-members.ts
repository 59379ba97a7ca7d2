import { matchingLiteral } from './matching-literal.ts';
import type { Access, SharedMember } from './account.ts';
import type { PropertyReader } from './property-reader.ts';
import type { ValueReader } from './value-reader.ts';

const accessOf = (entry: ValueReader): Access => matchingLiteral(['UserLoggedIn', 'ProxyAccess'], entry.text(0)) ?? 'other';

const readSharedMember = (entry: ValueReader): SharedMember => {
  const name = entry.text(2);
  const [firstName = '', ...lastNames] = name.split(/\s+/);
  const access = accessOf(entry);
  const isProxySubject = access !== 'UserLoggedIn';
  return { eid: entry.text(1), firstName, lastName: lastNames.join(' '), name, access, isProxySubject };
};

/** The shared accounts: entries with access, id and name, the first of each id (R3.013, R3.054, R5.02); an unknown access is kept (A76). */
export const readSharedMembers = (account: PropertyReader): readonly SharedMember[] => {
  const members = new Map<string, SharedMember>();
  for (const entry of account.every('proxySubjects')) {
    const isComplete = [0, 1, 2].every((position) => entry.text(position) !== '');
    if (!isComplete) account.report('incomplete-entry', 'proxySubjects');
    else if (!members.has(entry.text(1))) members.set(entry.text(1), readSharedMember(entry));
  }
  return [...members.values()];
};
