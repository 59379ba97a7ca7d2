import { addDays } from '../member/calendar-day.ts';
import type { CalendarDay } from '../member/member.ts';
import type {
  AccountRecord,
  CoverageRecord,
  MemberRecord,
  PremiumRecord,
} from './generated/member-record.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Returns the long opaque id of a sample member: `WP-` and 84 characters from a fixed hash. */
export const eid = (memberId: string): string => {
  let state = 0x811c9dc5;
  for (const letter of memberId) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  const next = (): number => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return (state >>> 11) & 63;
  };
  return `WP-${Array.from({ length: 84 }, () => letters[next()]).join('')}`;
};

/** Converts a relative day (`T`, `T+12`, `T-400`, `BOY`) to a calendar day; throws for other texts. */
export const resolveDay = (text: string, today: CalendarDay): CalendarDay => {
  if (text === 'BOY') return { year: today.year, month: 1, day: 1 };
  const offset = /^T([+-]\d+)?$/.exec(text);
  if (!offset) throw new Error(`not a relative day: ${text}`);
  return addDays(today, Number(offset[1] ?? 0));
};

type Value = string | number | boolean | undefined;
type Written = string | undefined;

const escaped = (value: Value): string =>
  String(value ?? '').replace(/[%,|]/g, (mark) => ({ '%': '%25', ',': '%2C', '|': '%7C' })[mark] ?? mark);

const property = (index: number, name: string, ...values: readonly Value[]): string =>
  [name, String(index), ...values.map(escaped)].join(',');

const flag = (index: number, name: string, value: boolean | undefined): Written =>
  value === true ? property(index, name, 'Yes') : undefined;

const optional = (index: number, name: string, value: Value): Written =>
  value === undefined || value === '' ? undefined : property(index, name, value);

const written = (relative: string, today: CalendarDay): string => {
  if (relative === '') return '';
  const { month, day, year } = resolveDay(relative, today);
  return `${month}/${day}/${year}`;
};

const accountProperties = (account: AccountRecord, record: MemberRecord): readonly Written[] => {
  const long = eid(record.id);
  return [
    account.accountOnly ? undefined : property(0, 'memberEncryptedId', long, long.slice(3, 27)),
    property(0, 'memberName', record.first, record.last, `${record.first} ${record.last}`),
    flag(0, 'eduAssigned', account.eduAssigned),
    flag(0, 'paperlessBilling', account.paperlessBilling),
    flag(0, 'paperlessEobs', account.paperlessEobs),
    property(0, 'appMinVersion', '5.0.0', '5.0.0'),
    property(0, 'preferredLanguage', account.preferredLanguage ?? 'English'),
    account.firstTimeLogin === 'absent'
      ? undefined
      : property(0, 'firstTimeLogin', account.firstTimeLogin ?? 'No'),
    flag(0, 'accountHasMedicare', account.accountHasMedicare),
    ...(account.proxySubjects ?? []).map(({ access, member, name }) =>
      property(0, 'proxySubjects', access, eid(member), name),
    ),
  ];
};

const planProperties = (index: number, coverage: CoverageRecord, today: CalendarDay): readonly Written[] => [
  property(index, 'coverageId', coverage.coverageId),
  property(index, 'memberId', coverage.memberId),
  property(index, 'coverageName', coverage.coverageName),
  optional(index, 'networkName', coverage.networkName),
  property(index, 'effectiveDate', written(coverage.effectiveDate, today)),
  optional(index, 'terminationDate', coverage.terminationDate && written(coverage.terminationDate, today)),
  property(index, 'filingOrder', coverage.filingOrder),
  optional(index, 'suspendStatus', coverage.suspendStatus),
  optional(index, 'pendingStatus', coverage.pendingStatus),
  ...coverage.flags.map((name) => flag(index, name, true)),
  optional(index, 'rider', coverage.rider),
  optional(index, 'employerLink', coverage.employerLink),
  optional(index, 'relToSub', coverage.relToSub ?? 'self'),
  flag(index, 'verifySsn', coverage.verifySsn),
  flag(index, 'ssnCorrection', coverage.ssnCorrection),
  optional(index, 'sfMemberId', coverage.sfMemberId),
];

const yearProperties = (index: number, coverage: CoverageRecord): readonly Written[] => {
  const year = (name: string, years: readonly string[] = []): readonly Written[] =>
    ['Previous', 'Current', 'Next'].map((suffix) =>
      flag(index, `${name}${suffix}`, years.includes(suffix.toLowerCase())),
    );
  return [...year('handbook', coverage.handbooks), ...year('healthBenefit', coverage.healthBenefits)];
};

const premiumProperties = (index: number, premium: PremiumRecord, today: CalendarDay): readonly Written[] => {
  const dueDays = premium.invoices.map((day) => written(day, today));
  const amount = premium.amountDue.toLocaleString('en-US', { minimumFractionDigits: 2 });
  return [
    property(index, 'individualBilling', 'Yes'),
    property(index, 'amountDue', amount),
    optional(index, 'pbaEncryptedId', premium.pbaEncryptedId),
    premium.autoPay && property(index, 'autoPay', 'Yes', written(premium.autoPay, today)),
    ...dueDays.map((day, position) => property(index, 'invoice', `INV-${index}0${position + 1}`, day)),
    flag(index, 'premiumCalpers', premium.isCalpers),
    flag(index, 'premiumPharmacy', premium.hasPharmacy),
    dueDays.length > 0 ? property(index, 'balanceDue', amount, dueDays.at(-1)) : undefined,
  ];
};

const costProperties = (index: number, coverage: CoverageRecord): readonly Written[] => [
  ...Object.entries(coverage.costShares ?? {}).map(([key, amount]) => property(index, key, amount)),
  ...(coverage.afterDeductible ?? []).map((key) =>
    property(index, key.replace(/Copay|Coinsurance/, 'Deductible'), 'Yes'),
  ),
  ...Object.entries(coverage.accumulators ?? {}).map(([key, [spent, total]]) =>
    property(index, key, spent, total),
  ),
];

const careProperties = (
  index: number,
  { provider, supplementalBenefits = [] }: CoverageRecord,
): readonly Written[] => [
  ...(provider
    ? [
        property(index, 'pmgName', provider.pmgName),
        property(
          index,
          'providerName',
          provider.first,
          provider.middle,
          provider.last,
          provider.suffix,
          provider.full,
        ),
        property(index, 'providerPhone', provider.phone),
        property(index, 'npi', provider.npi),
      ]
    : []),
  supplementalBenefits.length > 0
    ? property(
        index,
        'supplementalBenefits',
        ...supplementalBenefits.flatMap((type, place) => [
          type,
          `SB-${index}${place + 1}`,
          `${type} benefit`,
        ]),
      )
    : undefined,
];

const documentProperties = (index: number, coverage: CoverageRecord): readonly Written[] => {
  const { planInfo, pharmacyVendor, otherCoverages = [], forms = [] } = coverage;
  return [
    property(index, 'sobId', planInfo.sobId),
    property(index, 'planName', planInfo.planName),
    flag(index, 'grandfathered', planInfo.grandfathered),
    optional(index, 'metalTier', planInfo.metalTier),
    property(index, 'productType', planInfo.productType),
    flag(index, 'hasPharmacy', pharmacyVendor !== undefined),
    optional(index, 'pharmacyVendor', pharmacyVendor),
    optional(index, 'otcLink', coverage.otcLink),
    ...otherCoverages.map(({ documentType, url }) => property(index, 'otherCoverage', documentType, url)),
    ...forms.map(({ group, name, type, target }) => property(index, 'form', group, name, type, target)),
  ];
};

/**
 * Builds the coverage data (contract 4) of a sample member, with days relative to `today` in Pacific time.
 */
export const buildDataString = (record: MemberRecord, today: CalendarDay): string =>
  [
    ...accountProperties(record.account, record),
    ...record.coverages.flatMap((coverage, position) => {
      const index = position + 1;
      return [
        ...planProperties(index, coverage, today),
        ...yearProperties(index, coverage),
        ...(coverage.premium ? premiumProperties(index, coverage.premium, today) : []),
        ...costProperties(index, coverage),
        ...careProperties(index, coverage),
        ...documentProperties(index, coverage),
      ];
    }),
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('|');

/** Encodes coverage data as the `context_string` of a token response: base64 of UTF-8 (contract 3.8). */
export const buildContext = (dataString: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(dataString)));
