import { amountState, coverageStatus, dueDate, endsSoon, hasEnded, isPastDue, mayOwe, nextPayment, startDate } from './coverage-status.ts';
import { dataEntries } from './data-lists.ts';
import { isYes, matchingLiteral } from './literals.ts';
import { type Coverage, type Member, type PlanSpending, readValue, unreadable } from './member.ts';

export type FactValue = boolean | string | number;

interface Declared {
  /** `data:<property>`, `derived:<name>`, `list:<list of the coverage data>` (whether it has entries) or `session:<name>`. */
  readonly from: string;
  /** Names of entries of a list that do not count. */
  readonly except?: readonly string[];
  readonly changes: 'never' | 'session' | 'member' | 'portal';
}

/** One entry of the facts file: what rules may name, where its value comes from, and what it is without one. */
export type FactDeclaration = Declared &
  (
    | { readonly type: 'boolean' }
    | { readonly type: 'enum'; readonly values: readonly string[]; readonly otherwise: string }
    | { readonly type: 'integer'; readonly min: number; readonly max: number }
  );

const networks: readonly (readonly [string, string])[] = [
  ['direct advantage', 'directAdvantage'],
  ['performance', 'performance'],
  ['premier', 'premier'],
  ['choice', 'choice'],
  ['value', 'value'],
];

/** The plan network that a network name contains, longest name first, in any letter case (R3.051, A74), or undefined. */
export const networkOf = (networkName: string): string | undefined => {
  const wanted = networkName.toLowerCase();
  return networks.find(([name]) => wanted.includes(name))?.[1];
};

/** What facts are derived from; `now` in epoch milliseconds. */
interface MemberAtNow {
  readonly member: Member | undefined;
  readonly coverage: Coverage | undefined;
  readonly now: number;
}

type Derived = (source: MemberAtNow) => FactValue | undefined;

const hasEntries = (lists: Pick<PlanSpending, 'hasTiers'> & { readonly untiered: readonly unknown[] }): boolean =>
  lists.hasTiers || lists.untiered.length > 0;

/** Every fact that needs more than one property, by the name that a declaration's `derived:` uses; undefined where its source is missing, `unreadable` where it cannot be read. */
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
  hasNextPayment: ({ coverage, now }) => coverage && readValue(nextPayment(coverage.premium, now)) !== undefined,
  hasOtcLink: ({ coverage }) => coverage?.pharmacy.otcLink !== undefined,
  hasPbaId: ({ coverage }) => coverage?.premium.pbaEncryptedId !== undefined,
  hasPlanSpending: ({ coverage }) => coverage && hasEntries(coverage.planSpending),
  hasProvider: ({ coverage }) => (coverage?.provider?.name.full ?? '') !== '',
  hasRxAccumulators: ({ coverage }) => coverage?.planSpending.untiered.some(({ kind }) => kind === 'rxDeductible'),
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

/** The names that `derived:` may use. */
export const derivedFactNames: readonly string[] = Object.keys(derivedFacts);

const wholeNumber = (raw: FactValue | undefined): number | undefined => {
  if (typeof raw === 'number') return Number.isNaN(raw) ? undefined : Math.trunc(raw);
  return typeof raw === 'string' && /^-?\d{1,15}$/.test(raw.trim()) ? Number(raw) : undefined;
};

/** A raw value as its declaration's type: yes/no, one of the literals (else `otherwise`), a number held within its bounds (else the lowest). */
const factValue = (declaration: FactDeclaration, raw: FactValue | undefined): FactValue => {
  switch (declaration.type) {
    case 'boolean':
      return raw === true || (typeof raw === 'string' && isYes(raw));
    case 'enum':
      return matchingLiteral(declaration.values, String(raw ?? '')) ?? declaration.otherwise;
    case 'integer':
      return Math.min(Math.max(wholeNumber(raw) ?? declaration.min, declaration.min), declaration.max);
  }
};

/** What facts are made of: the member, the selected coverage, the session's own values and the clock (epoch milliseconds). */
export interface FactSource extends MemberAtNow {
  readonly session: Readonly<Record<string, FactValue>>;
}

const rawValue = ({ from, except }: Declared, source: FactSource): FactValue | undefined => {
  const [kind, name = ''] = from.split(':');
  switch (kind) {
    case 'data':
      return (source.coverage?.properties.get(name) ?? source.member?.account.properties.get(name))?.[0]?.[0];
    case 'derived':
      return Object.hasOwn(derivedFacts, name) ? derivedFacts[name]?.(source) : undefined;
    case 'list':
      return source.coverage && dataEntries(name, except, source.coverage).length > 0;
    case 'session':
      return Object.hasOwn(source.session, name) ? source.session[name] : undefined;
    default:
      return undefined;
  }
};

/**
 * The declared facts as typed values, frozen and without a prototype; what has no source is false, `otherwise` or the lowest number
 * (R3.046, A73). What cannot be read is left out: no rule that names it can be decided, so that nothing opens by it.
 */
export const memberFacts = (
  declarations: Readonly<Record<string, FactDeclaration>>,
  source: FactSource,
): Readonly<Record<string, FactValue>> => {
  const facts = Object.create(null) as Record<string, FactValue>;
  for (const [name, declaration] of Object.entries(declarations)) {
    const raw = rawValue(declaration, source);
    const isUnknown = raw === unreadable && declaration.from.startsWith('derived:');
    if (!isUnknown) facts[name] = factValue(declaration, raw);
  }
  return Object.freeze(facts);
};
