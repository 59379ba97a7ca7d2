import type { CoverageRecord, MemberRecord } from '../../src/samples/member-record.ts';

const namesOfCoverage = ({ memberId, coverageName, networkName, planInfo, provider }: CoverageRecord): readonly (string | undefined)[] => [
  memberId,
  coverageName,
  networkName,
  planInfo.planName,
  provider?.full,
  provider?.pmgName,
];

/** What a sample member's record names, and no language translates: people and their initials, employers, plans, networks, medical groups, member ids. */
export const properNames = ({ first, last, account, coverages }: MemberRecord): ReadonlySet<string> => {
  const shared = account.proxySubjects?.map(({ name }) => name) ?? [];
  const initials = `${first[0]}${last[0]}`;
  const names = [first, `${first} ${last}`, initials, ...shared, ...coverages.flatMap(namesOfCoverage)];
  return new Set(names.filter((name) => name !== undefined));
};
