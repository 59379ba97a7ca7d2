import type { PortalConfig } from '../config/portal-config.ts';
import type { Facts } from '../rules/gate.ts';
import type {
  AccountRecord,
  CoverageRecord,
  MemberRecord,
  PremiumRecord,
} from './generated/member-record.ts';

const writtenElsewhere = [
  ...[
    'accountHasMedicare',
    'autoPay',
    'eduAssigned',
    'hasPharmacy',
    'individualBilling',
    'paperlessBilling',
    'paperlessEobs',
  ],
  ...['handbookCurrent', 'handbookNext', 'handbookPrevious', 'ssnCorrection', 'verifySsn'],
];

type Declarations = PortalConfig['facts'];

const flagsOf = (facts: Facts, declarations: Declarations): readonly string[] => {
  const properties = Object.entries(declarations).flatMap(([name, { type, from }]) =>
    type === 'boolean' && facts[name] === true && from.startsWith('data:')
      ? [from.slice('data:'.length)]
      : [],
  );
  return [...new Set(properties)].filter((property) => !writtenElsewhere.includes(property));
};

const networks: Readonly<Record<string, string>> = {
  performance: 'Performance',
  choice: 'Choice',
  value: 'Value',
  premier: 'Premier',
  directAdvantage: 'Direct Advantage',
};

// Dates and status texts. A coverage without an effective date is Terminated (A84).
const datesOf = (facts: Facts): Partial<CoverageRecord> => ({
  ...(facts['status'] === 'Suspended' && { suspendStatus: 'Suspended' }),
  ...(facts['status'] === 'Pending' && { pendingStatus: 'pending' }),
  ...(facts['status'] === 'Terminated' && facts['hasEnded'] !== true && { effectiveDate: '' }),
  ...(facts['startsLater'] === true && { effectiveDate: 'T+30' }),
  ...(facts['hasEnded'] === true && { terminationDate: 'T-10' }),
  ...(facts['endsSoon'] === true && { terminationDate: 'T+45' }),
});

const dueDayOf = (facts: Facts): string => {
  if (facts['hasDueDate'] !== true) return '';
  return facts['isPastDue'] === true ? 'T-40' : 'T+12';
};

const premiumOf = (facts: Facts): PremiumRecord => ({
  amountDue: facts['amountAboveZero'] === true ? 100 : facts['isPastDue'] === true ? -10 : 0,
  ...(facts['hasPbaId'] === true && { pbaEncryptedId: 'PBA-PERSONA' }),
  ...(facts['isAutoPay'] === true && { autoPay: facts['hasNextPayment'] === true ? 'T+20' : 'T-1' }),
  invoices: facts['hasInvoice'] === true ? [dueDayOf(facts)] : [],
});

const provider = {
  pmgName: 'Northcove Physicians',
  first: 'Rafael',
  last: 'Montes',
  full: 'Dr. Rafael Montes',
  phone: '1-800-555-0115',
  npi: '1000000001',
};

const moneyOf = (facts: Facts): Partial<CoverageRecord> => ({
  ...(facts['hasBilling'] === true && { premium: premiumOf(facts) }),
  ...(facts['hasCostShares'] === true && {
    costShares: facts['hasTieredCosts'] === true ? { pcpCopayTier1: 20 } : { pcpCopay: 20 },
  }),
  ...(facts['hasPlanSpending'] === true && {
    accumulators: {
      individualMoop: [100, 3000],
      ...(facts['hasFamilyAccumulators'] === true && { accountMoop: [100, 6000] }),
      ...(facts['hasRxAccumulators'] === true && { individualRxDeductible: [10, 250] }),
      ...(facts['hasFamilyRxAccumulators'] === true && { accountRxDeductibleTier1: [10, 500] }),
    },
  }),
});

const handbooksOf = (facts: Facts): Partial<CoverageRecord> => {
  const years = (['previous', 'current', 'next'] as const).filter(
    (year) => facts[`hasHandbook${year.charAt(0).toUpperCase()}${year.slice(1)}`] === true,
  );
  return years.length > 0
    ? { handbooks: years }
    : facts['hasHandbook'] === true
      ? { handbooks: ['current'] }
      : {};
};

const formGroups = {
  account: 'hasAccountForms',
  claims: 'hasClaimsForms',
  coverage: 'hasCoverageForms',
} as const;

const listsOf = (facts: Facts): Partial<CoverageRecord> => ({
  ...(facts['hasSupplementalBenefits'] === true && {
    supplementalBenefits: [facts['hasBenefitsBesidesArt'] === true ? 'Vision' : 'ART'],
  }),
  ...(facts['hasOtherCoverages'] === true && {
    otherCoverages: [{ documentType: 'Dental', url: 'https://documents.brisamar.example/en/dental.pdf' }],
  }),
  forms: (['account', 'claims', 'coverage'] as const)
    .filter((group) => facts[formGroups[group]] === true)
    .map((group) => ({ group, name: `Persona ${group} form`, type: 'modeOpener', target: 'persona' })),
});

const selectedCoverage = (facts: Facts, declarations: Declarations): CoverageRecord => ({
  ...plainCoverage(1),
  ...datesOf(facts),
  ...(facts['network'] !== 'none' && { networkName: networks[String(facts['network'])] ?? '' }),
  flags: flagsOf(facts, declarations),
  ...(facts['isEmployerLinked'] === true && { employerLink: 'Yes' }),
  relToSub: facts['isSubscriber'] === true ? 'self' : '',
  ...(facts['verifySsn'] === true && { verifySsn: true }),
  ...(facts['ssnCorrection'] === true && { ssnCorrection: true }),
  ...handbooksOf(facts),
  ...moneyOf(facts),
  ...listsOf(facts),
  ...(facts['hasProvider'] === true && { provider }),
  planInfo: {
    sobId: 'SOB-PERSONA',
    planName: 'Persona plan',
    productType: facts['productType'] === 'none' ? 'Other' : (facts['productType'] as 'Other'),
    ...(facts['metalTier'] !== 'none' && { metalTier: facts['metalTier'] as 'Gold' }),
  },
  ...(facts['hasPharmacy'] === true && { pharmacyVendor: facts['pharmacyVendor'] as 'default' }),
  ...(facts['hasOtcLink'] === true && { otcLink: 'https://www.harborrx.example/otc' }),
});

const plainCoverage = (order: number): CoverageRecord => ({
  coverageId: `CVG-P${order}`,
  memberId: `BM900000000${order}`,
  coverageName: 'Persona coverage',
  effectiveDate: 'T-200',
  filingOrder: order,
  flags: [],
  planInfo: { sobId: 'SOB-PERSONA', planName: 'Persona plan', productType: 'Other' },
});

const accountOf = (facts: Facts): AccountRecord => ({
  ...(facts['coverageCount'] === 0 && { accountOnly: true }),
  preferredLanguage: facts['language'] === 'es' ? 'Spanish' : 'English',
  firstTimeLogin: facts['isFirstLogin'] === true ? 'Yes' : 'No',
  ...(facts['eduAssigned'] === true && { eduAssigned: true }),
  ...(facts['accountHasMedicare'] === true && { accountHasMedicare: true }),
  ...(facts['paperlessBilling'] === true && { paperlessBilling: true }),
  ...(facts['paperlessEobs'] === true && { paperlessEobs: true }),
});

/**
 * Converts facts of a persona to a record for the sandbox. Leaves out session facts and views of other
 * accounts.
 */
export const personaRecord = (
  name: string,
  summary: MemberRecord['summary'],
  facts: Facts,
  declarations: Declarations,
): MemberRecord => {
  const count = Number(facts['coverageCount']);
  const others = Array.from({ length: Math.max(0, count - 1) }, (_, index) => plainCoverage(index + 2));
  const coverages = count === 0 ? [] : [selectedCoverage(facts, declarations), ...others];
  return {
    $schema: '../member-record.schema.json',
    id: name,
    summary,
    first: 'Persona',
    last: name,
    account: accountOf(facts),
    coverages,
  };
};
