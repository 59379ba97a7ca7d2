import { isProxyView } from './is-proxy-view.ts';
import { matchingLiteral } from './matching-literal.ts';
import type { Account } from './account.ts';
import type { Properties } from './properties.ts';
import type { PropertyReader } from './property-reader.ts';
import { readPersonName } from './read-person-name.ts';
import { readSharedMembers } from './read-shared-members.ts';

const languages = ['English', 'Spanish', 'Korean'] as const;

const readLanguage = (account: PropertyReader): Account['preferredLanguage'] => {
  const written = account.first('preferredLanguage').text();
  const language = matchingLiteral(languages, written);
  if (language === undefined && written !== '') account.report('unknown-value', 'preferredLanguage');
  return language ?? 'English';
};

/** The account part of a data string (R3.006 to R3.014); `eid` is undefined without the marker. */
export const readAccount = (account: PropertyReader, properties: Properties): Account => {
  const encryptedId = account.first('memberEncryptedId');
  const eid = encryptedId.text(0) || undefined;
  const firstTimeLogin = account.first('firstTimeLogin');
  const appMinVersion = account.first('appMinVersion');
  return {
    eid,
    eidShort: encryptedId.text(1) || undefined,
    name: readPersonName(account.first('memberName')),
    eduAssigned: account.first('eduAssigned').flag(),
    paperlessBilling: account.first('paperlessBilling').flag(),
    paperlessEobs: account.first('paperlessEobs').flag(),
    appMinVersion: { apple: appMinVersion.text(0), android: appMinVersion.text(1) },
    preferredLanguage: readLanguage(account),
    firstTimeLogin: firstTimeLogin.flag() || firstTimeLogin.text() === '',
    accountHasMedicare: account.first('accountHasMedicare').flag(),
    members: readSharedMembers(account),
    isProxySubject: isProxyView(account, eid),
    properties,
  };
};
