import type { Access, Account, PersonName, Properties, SharedMember } from '../account.ts';
import { matchingLiteral } from '../literals.ts';
import type { PropertyReader, ValueReader } from './property-reader.ts';

// The signed-in user (the entry UserLoggedIn) differs from the viewed member (R3.055).
const isProxyView = (account: PropertyReader, viewedEid: string | undefined): boolean => {
  const subject = account
    .every('proxySubjects')
    .find((entry) => matchingLiteral(['UserLoggedIn'], entry.text(0)));
  const subjectEid = subject?.text(1) ?? '';
  return viewedEid !== undefined && subjectEid !== '' && subjectEid !== viewedEid;
};

// First, last, full; a missing full name is built from the parts (R3.007).
const readPersonName = (values: ValueReader): PersonName => {
  const first = values.text(0);
  const last = values.text(1);
  const full = values.text(2);
  return { first, last, full: full === '' ? `${first} ${last}`.trim() : full };
};

const accessOf = (entry: ValueReader): Access =>
  matchingLiteral(['UserLoggedIn', 'ProxyAccess'], entry.text(0)) ?? 'other';

const readSharedMember = (entry: ValueReader): SharedMember => {
  const name = entry.text(2);
  const [firstName = '', ...lastNames] = name.split(/\s+/);
  const access = accessOf(entry);
  const isProxySubject = access !== 'UserLoggedIn';
  return { eid: entry.text(1), firstName, lastName: lastNames.join(' '), name, access, isProxySubject };
};

// Entries with access, id and name, the first of each id (R3.013, R3.054, R5.02). An unknown access is kept
// (A76).
const readSharedMembers = (account: PropertyReader): readonly SharedMember[] => {
  const members = new Map<string, SharedMember>();
  for (const entry of account.every('proxySubjects')) {
    const isComplete = [0, 1, 2].every((position) => entry.text(position) !== '');
    if (!isComplete) account.report('incomplete-entry', 'proxySubjects');
    else if (!members.has(entry.text(1))) members.set(entry.text(1), readSharedMember(entry));
  }
  return [...members.values()];
};

const languages = ['English', 'Spanish', 'Korean'] as const;

const readLanguage = (account: PropertyReader): Account['readerLanguage'] => {
  const written = account.first('preferredLanguage').text();
  const language = matchingLiteral(languages, written);
  if (language === undefined && written !== '') account.report('unknown-value', 'preferredLanguage');
  return language;
};

// R3.006 to R3.014. Without the marker, `eid` is undefined.
export const readAccount = (account: PropertyReader, properties: Properties): Account => {
  const encryptedId = account.first('memberEncryptedId');
  const eid = encryptedId.text(0) || undefined;
  const firstTimeLogin = account.first('firstTimeLogin');
  const appMinVersion = account.first('appMinVersion');
  const language = readLanguage(account);
  const isProxySubject = isProxyView(account, eid);
  return {
    eid,
    eidShort: encryptedId.text(1) || undefined,
    name: readPersonName(account.first('memberName')),
    eduAssigned: account.first('eduAssigned').flag(),
    paperlessBilling: account.first('paperlessBilling').flag(),
    paperlessEobs: account.first('paperlessEobs').flag(),
    appMinVersion: { apple: appMinVersion.text(0), android: appMinVersion.text(1) },
    preferredLanguage: language ?? 'English',
    readerLanguage: isProxySubject ? undefined : language,
    firstTimeLogin: firstTimeLogin.flag() || firstTimeLogin.text() === '',
    accountHasMedicare: account.first('accountHasMedicare').flag(),
    members: readSharedMembers(account),
    isProxySubject,
    properties,
  };
};
