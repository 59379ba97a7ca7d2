import { coverageStatus } from './coverage-status.ts';
import type { FactValue } from './fact-declaration.ts';
import { isPastDue } from './is-past-due.ts';
import type { Coverage, Member, PlanSpending } from './member.ts';
import { networkOf } from './network-of.ts';

/** What facts are derived from; `now` in epoch milliseconds. */
export interface MemberAtNow {
  readonly member: Member | undefined;
  readonly coverage: Coverage | undefined;
  readonly now: number;
}

type Derived = (source: MemberAtNow) => FactValue | undefined;

const hasEntries = (lists: Pick<PlanSpending, 'hasTiers'> & { readonly untiered: readonly unknown[] }): boolean =>
  lists.hasTiers || lists.untiered.length > 0;

/** Every fact that needs more than one property, by the name that a declaration's `derived:` uses; undefined where its source is missing. */
export const derivedFacts: Readonly<Record<string, Derived>> = {
  amountAboveZero: ({ coverage }) => (coverage?.premium.amountDue ?? 0) > 0,
  coverageCount: ({ member }) => member?.coverages.length,
  hasCostShares: ({ coverage }) => coverage && hasEntries(coverage.costShares),
  hasFamilyAccumulators: ({ coverage }) => coverage?.planSpending.hasFamilyAccumulators,
  hasFamilyRxAccumulators: ({ coverage }) => coverage?.planSpending.hasFamilyRxAccumulators,
  hasHandbook: ({ coverage }) => (coverage?.planInfo.handbooks.length ?? 0) > 0,
  hasInvoice: ({ coverage }) => (coverage?.premium.invoices.length ?? 0) > 0,
  hasOtcLink: ({ coverage }) => coverage?.pharmacy.otcLink !== undefined,
  hasPbaId: ({ coverage }) => coverage?.premium.pbaEncryptedId !== undefined,
  hasPlanSpending: ({ coverage }) => coverage && hasEntries(coverage.planSpending),
  hasProvider: ({ coverage }) => (coverage?.provider?.name.full ?? '') !== '',
  hasSharedMembers: ({ member }) => (member?.account.members.length ?? 0) >= 2,
  hasTieredCosts: ({ coverage }) => coverage?.costShares.hasTiers,
  isEmployerLinked: ({ coverage }) => (coverage?.planInfo.empLink ?? '') !== '',
  isFirstLogin: ({ member }) => member?.account.firstTimeLogin,
  isPastDue: ({ coverage, now }) => coverage && isPastDue(coverage.premium, now),
  isProxySubject: ({ member }) => member?.account.isProxySubject,
  isSubscriber: ({ coverage }) => coverage?.planInfo.relToSub === 'self',
  network: ({ coverage }) => coverage && networkOf(coverage.networkName),
  status: ({ coverage, now }) => coverageStatus(coverage, now),
};

/** The names that `derived:` may use. */
export const derivedFactNames: readonly string[] = Object.keys(derivedFacts);
