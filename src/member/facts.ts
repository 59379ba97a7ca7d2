import {
  amountState,
  coverageStatus,
  dueDate,
  endsSoon,
  hasEnded,
  isPastDue,
  mayOwe,
  nextPayment,
  startDate,
} from './coverage-status.ts';
import { dataEntries } from './data-lists.ts';
import {
  type FactDeclaration,
  type FactValue,
  sessionFact,
  type SessionFacts,
  typedFacts,
} from './fact-values.ts';
import { type Coverage, type Member, type PlanSpending, readValue, unreadable } from './member.ts';

const networks: readonly (readonly [string, string])[] = [
  ['direct advantage', 'directAdvantage'],
  ['performance', 'performance'],
  ['premier', 'premier'],
  ['choice', 'choice'],
  ['value', 'value'],
];

// The longest network name in the text, ignoring case (R3.051, A74).
export const networkOf = (networkName: string): string | undefined => {
  const wanted = networkName.toLowerCase();
  return networks.find(([name]) => wanted.includes(name))?.[1];
};

// `now` in epoch milliseconds.
interface MemberAtNow {
  readonly member: Member | undefined;
  readonly coverage: Coverage | undefined;
  readonly now: number;
}

type Derived = (source: MemberAtNow) => FactValue | undefined;

const hasEntries = (
  lists: Pick<PlanSpending, 'hasTiers'> & { readonly untiered: readonly unknown[] },
): boolean => lists.hasTiers || lists.untiered.length > 0;

// Undefined when the source is missing, `unreadable` when it cannot be read.
const derivedFacts: Readonly<Record<string, Derived>> = {
  amountAboveZero: ({ coverage }) => {
    const owed = coverage && amountState(coverage.premium);
    return owed === unreadable ? owed : owed === 'due';
  },
  coverageCount: ({ member }) => member?.coverages.length,
  endsSoon: ({ coverage, now }) => coverage && endsSoon(coverage, now),
  hasCostShares: ({ coverage }) => coverage && hasEntries(coverage.costShares),
  hasDueDate: ({ coverage }) => coverage && readValue(dueDate(coverage.premium)) !== undefined,
  hasEnded: ({ coverage, now }) => coverage && hasEnded(coverage, now),
  hasFamilyAccumulators: ({ coverage }) => coverage?.planSpending.hasFamilyAccumulators,
  hasFamilyRxAccumulators: ({ coverage }) => coverage?.planSpending.hasFamilyRxAccumulators,
  hasHandbook: ({ coverage }) => (coverage?.planInfo.handbooks.length ?? 0) > 0,
  hasInvoice: ({ coverage }) => (coverage?.premium.invoices.length ?? 0) > 0,
  hasNextPayment: ({ coverage, now }) =>
    coverage && readValue(nextPayment(coverage.premium, now)) !== undefined,
  hasOtcLink: ({ coverage }) => coverage?.pharmacy.otcLink !== undefined,
  hasPbaId: ({ coverage }) => coverage?.premium.pbaEncryptedId !== undefined,
  hasPlanSpending: ({ coverage }) => coverage && hasEntries(coverage.planSpending),
  hasProvider: ({ coverage }) => (coverage?.provider?.name.full ?? '') !== '',
  hasRxAccumulators: ({ coverage }) =>
    coverage?.planSpending.untiered.some(({ kind }) => kind === 'rxDeductible'),
  hasSharedMembers: ({ member }) => (member?.account.members.length ?? 0) >= 2,
  hasTieredCosts: ({ coverage }) => coverage?.costShares.hasTiers,
  isEmployerLinked: ({ coverage }) => (coverage?.planInfo.empLink ?? '') !== '',
  isFirstLogin: ({ member }) => member?.account.firstTimeLogin,
  isPastDue: ({ coverage, now }) => coverage && isPastDue(coverage.premium, now),
  isProxySubject: ({ member }) => member?.account.isProxySubject,
  isSubscriber: ({ coverage }) => coverage?.planInfo.relToSub === 'self',
  mayOwe: ({ coverage }) => coverage && mayOwe(coverage.premium),
  network: ({ coverage }) => coverage && networkOf(coverage.networkName),
  startsLater: ({ coverage, now }) => coverage && startDate(coverage, now) !== undefined,
  status: ({ coverage, now }) => coverageStatus(coverage, now),
};

/** The possible values of `derived:`. */
export const derivedFactNames: readonly string[] = Object.keys(derivedFacts);

export interface FactSource extends MemberAtNow {
  readonly session: SessionFacts;
}

const rawValue = ({ from, except }: FactDeclaration, source: FactSource): FactValue | undefined => {
  const [kind, name = ''] = from.split(':');
  switch (kind) {
    case 'data':
      return (source.coverage?.properties.get(name) ?? source.member?.account.properties.get(name))?.[0]?.[0];
    case 'derived':
      return Object.hasOwn(derivedFacts, name) ? derivedFacts[name]?.(source) : undefined;
    case 'list':
      return source.coverage && dataEntries(name, except, source.coverage).length > 0;
    default:
      return sessionFact(from, source.session);
  }
};

/** Returns the declared facts of a member. Without a member, returns those of a visitor. */
export const memberFacts = (
  declarations: Readonly<Record<string, FactDeclaration>>,
  source: FactSource,
): Readonly<Record<string, FactValue>> =>
  typedFacts(declarations, (declaration) => rawValue(declaration, source));
