/** Raw properties of one owner (the account or one coverage), by name; a repeated name keeps every occurrence. */
export type Properties = ReadonlyMap<string, readonly (readonly string[])[]>;

export interface PersonName {
  readonly first: string;
  readonly last: string;
  readonly full: string;
}

export type Access = 'UserLoggedIn' | 'ProxyAccess' | 'other';

/** An entry of the shared accounts, de-duplicated by eid (R3.054). */
export interface SharedMember {
  readonly eid: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly name: string;
  readonly access: Access;
  readonly isProxySubject: boolean;
}

export interface Account {
  /** Long value: identity, proxy check, `epi`. Absent without the marker. */
  readonly eid: string | undefined;
  readonly eidShort: string | undefined;
  readonly name: PersonName;
  readonly eduAssigned: boolean;
  readonly paperlessBilling: boolean;
  readonly paperlessEobs: boolean;
  readonly appMinVersion: { readonly apple: string; readonly android: string };
  readonly preferredLanguage: 'English' | 'Spanish' | 'Korean';
  /** The preference of the person signed in: undefined in another person's record, and where the account names none that is known (A121). */
  readonly readerLanguage: Account['preferredLanguage'] | undefined;
  /** True when the flag is Yes or absent (A66). */
  readonly firstTimeLogin: boolean;
  readonly accountHasMedicare: boolean;
  readonly members: readonly SharedMember[];
  /** True when the signed-in subject differs from the member now viewed (R3.055). */
  readonly isProxySubject: boolean;
  readonly properties: Properties;
}

/** Who is signed in: the subject among the shared accounts, else the member; empty where the data name nobody. */
export const personSignedIn = ({ eid, members }: Pick<Account, 'eid' | 'members'>): string =>
  members.find(({ access }) => access === 'UserLoggedIn')?.eid ?? eid ?? '';

/**
 * Whose record is on view among the shared accounts. A record without a plan has no id: it is that of the person signed in where it
 * bears that name. Under another name that person stays on offer, as the only way back.
 */
const viewedEid = ({ eid, members, name }: Account): string | undefined =>
  eid ?? members.find((member) => member.access === 'UserLoggedIn' && member.name === name.full)?.eid;

/**
 * Shared accounts that the member may switch to: those with a known access value, without the one now viewed (A76).
 * Empty below two members (A52).
 */
export const switchableMembers = (account: Account): readonly Pick<SharedMember, 'eid' | 'name'>[] => {
  const viewed = viewedEid(account);
  if (viewed !== undefined && account.members.length < 2) return [];
  return account.members.filter(({ access, eid }) => access !== 'other' && eid !== viewed).map(({ eid, name }) => ({ eid, name }));
};
