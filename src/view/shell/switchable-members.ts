import type { Account } from '../../member/account.ts';

/**
 * Shared accounts that the member may switch to: those with a known access value, without the one now viewed (ledger A76).
 * Empty below two members (ledger A52).
 */
export const switchableMembers = (account: Account | undefined): readonly { readonly eid: string; readonly name: string }[] => {
  if (!account || account.members.length < 2 - (account.eid === undefined ? 1 : 0)) return [];
  return account.members
    .filter((member) => member.access !== 'other' && member.eid !== account.eid)
    .map(({ eid, name }) => ({ eid, name }));
};
