import { tierSuffixes } from './read-costs.ts';

const account = [
  'memberEncryptedId',
  'memberName',
  'eduAssigned',
  'paperlessBilling',
  'paperlessEobs',
  'appMinVersion',
  'preferredLanguage',
  'firstTimeLogin',
  'accountHasMedicare',
  'proxySubjects',
];

const coverage = [
  ...[
    'coverageId',
    'memberId',
    'coverageName',
    'networkName',
    'effectiveDate',
    'terminationDate',
    'filingOrder',
  ],
  ...[
    'suspendStatus',
    'pendingStatus',
    'isMedicare',
    'isCalpers',
    'isCalpersEGWP',
    'isPPO',
    'isPOS',
    'isIFP',
    'isFEHB',
  ],
  ...['rider', 'employerLink', 'relToSub', 'verifySsn', 'ssnCorrection', 'sfMemberId'],
  ...['healthBenefit', 'handbook'].flatMap((prefix) =>
    ['Previous', 'Current', 'Next'].map((year) => prefix + year),
  ),
];

const premium = [
  ...[
    'individualBilling',
    'amountDue',
    'pbaEncryptedId',
    'autoPay',
    'invoice',
    'balanceDue',
    'premiumCalpers',
    'premiumPharmacy',
  ],
];

const kindsOfCare = ['pcp', 'specialty', 'er', 'uc', 'inpatient', 'outpatient', 'mentalHealth'];

const costs = [
  ...kindsOfCare.flatMap((kind) => ['Copay', 'Coinsurance', 'Deductible'].map((share) => kind + share)),
  ...['individual', 'account'].flatMap((scope) =>
    ['Moop', 'MedDeductible', 'RxDeductible'].map((kind) => scope + kind),
  ),
].flatMap((name) => tierSuffixes.map(([, suffix]) => name + suffix));

const others = [
  ...[
    'pmgName',
    'providerName',
    'providerPhone',
    'npi',
    'supplementalBenefits',
    'sobId',
    'planName',
    'grandfathered',
  ],
  ...['metalTier', 'productType', 'hasPharmacy', 'pharmacyVendor', 'otcLink', 'otherCoverage', 'form'],
];

/**
 * The properties of the coverage data that the portal knows (docs/contract.md 4). Vendors may send other
 * properties.
 */
export const documentedProperties: readonly string[] = [
  ...account,
  ...coverage,
  ...premium,
  ...costs,
  ...others,
];
