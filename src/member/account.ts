// By name; a repeated name keeps every occurrence.
export type Properties = ReadonlyMap<string, readonly (readonly string[])[]>;

export interface PersonName {
  readonly first: string;
  readonly last: string;
  readonly full: string;
}

export type Access = 'UserLoggedIn' | 'ProxyAccess' | 'other';

/** An entry in the list of shared accounts, unique by eid (R3.054). */
export interface SharedMember {
  readonly eid: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly name: string;
  readonly access: Access;
  readonly isProxySubject: boolean;
}

export interface Account {
  /** The long value, used for identity, proxy check and `epi`. Undefined without the marker. */
  readonly eid: string | undefined;
  readonly eidShort: string | undefined;
  readonly name: PersonName;
  readonly eduAssigned: boolean;
  readonly paperlessBilling: boolean;
  readonly paperlessEobs: boolean;
  readonly appMinVersion: { readonly apple: string; readonly android: string };
  readonly preferredLanguage: 'English' | 'Spanish' | 'Korean';
  /**
   * The language preference of the signed-in user; undefined in another person's record or when it is unknown
   * (A121).
   */
  readonly readerLanguage: Account['preferredLanguage'] | undefined;
  /** True when the flag is Yes or absent (A66). */
  readonly firstTimeLogin: boolean;
  readonly accountHasMedicare: boolean;
  readonly members: readonly SharedMember[];
  /** True when the signed-in user differs from the viewed member (R3.055). */
  readonly isProxySubject: boolean;
  readonly properties: Properties;
}

/**
 * Returns the eid of the signed-in user from the shared accounts; the member's own if no shared account has it; empty
 * if unknown.
 */
export const personSignedIn = ({ eid, members }: Pick<Account, 'eid' | 'members'>): string =>
  members.find(({ access }) => access === 'UserLoggedIn')?.eid ?? eid ?? '';

// A record without a plan has no id: with the signed-in user's name it is theirs. Under another name, that
// user stays in the list as the only way back.
const viewedEid = ({ eid, members, name }: Account): string | undefined =>
  eid ?? members.find((member) => member.access === 'UserLoggedIn' && member.name === name.full)?.eid;

/** Returns the shared accounts that the user can switch to (A76); empty with fewer than two members (A52). */
export const switchableMembers = (account: Account): readonly Pick<SharedMember, 'eid' | 'name'>[] => {
  const viewed = viewedEid(account);
  if (viewed !== undefined && account.members.length < 2) return [];
  return account.members
    .filter(({ access, eid }) => access !== 'other' && eid !== viewed)
    .map(({ eid, name }) => ({ eid, name }));
};
