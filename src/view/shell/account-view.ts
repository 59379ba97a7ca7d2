import type { Member } from '../../member/member.ts';
import { present } from '../present.ts';
import type { ShellView } from '../shell-view.ts';
import type { ViewContext } from '../view-context.ts';
import { switchableMembers } from './switchable-members.ts';

type AccountView = NonNullable<ShellView['account']>;

const initialsOf = (first: string, last: string): string =>
  [first, last]
    .map((name) => [...name][0] ?? '')
    .join('')
    .toUpperCase();

/** Whom the header greets and whose plan is on view. */
export const accountView = (member: Member, { coverage }: ViewContext): AccountView => {
  const { name } = member.account;
  const plan = coverage && (coverage.planInfo.planName || coverage.coverageName);
  return {
    name: name.first || name.full,
    initials: initialsOf(name.first, name.last),
    viewing: present<AccountView['viewing']>({ name: name.full || name.first, plan }),
    canSwitchMembers: switchableMembers(member.account).length > 0,
    canSwitchCoverages: member.coverages.length > 1 && coverage !== undefined,
  };
};
