import type { CareTeamView } from '../../../src/view/blocks/care-team.ts';
import type { CostSharesView, CostShareView } from '../../../src/view/blocks/cost-shares.ts';
import type { CoverageChooserView } from '../../../src/view/blocks/coverage-chooser.ts';
import type { FrameView } from '../../../src/view/blocks/frame.ts';
import type { GreetingView } from '../../../src/view/blocks/greeting.ts';
import type { AccumulatorView, PlanSpendingView } from '../../../src/view/blocks/plan-spending.ts';
import type { PremiumDueView } from '../../../src/view/blocks/premium-due.ts';
import type { SignInView } from '../../../src/view/blocks/sign-in.ts';
import { sampleItem, sampleLink } from './sample-link.ts';

const greeting: GreetingView = {
  type: 'greeting',
  id: 'greeting',
  name: 'Elena',
  memberId: '4471992003',
  status: 'Active',
  items: [
    sampleItem('idCard', 'View ID card', { icon: 'idCard' }),
    sampleItem('account', 'Personal information', { icon: 'user' }),
  ],
};

const premiumDue: PremiumDueView = {
  type: 'premiumDue',
  id: 'premium',
  state: 'due',
  isPastDue: false,
  amount: '$412.36',
  date: { text: 'January 5, 2027', month: 'January', day: '5' },
  items: [sampleItem('payNow', 'Pay now'), sampleItem('autoPay', 'Set up autopay', { tone: 'secondary' })],
};

const accumulator = (
  kind: AccumulatorView['kind'],
  scope: string,
  values: readonly [string, string, string, number],
): AccumulatorView => ({
  key: `${scope}${kind}`,
  kind,
  paid: values[0],
  total: values[1],
  bar: { percent: values[3], remaining: values[2], isMet: values[3] === 100 },
});

const planSpending: PlanSpendingView = {
  type: 'planSpending',
  id: 'planSpending',
  title: 'Plan spending',
  content: 'Annual balances',
  barWidth: 50,
  groups: [
    {
      tier: 'untiered',
      individual: [
        accumulator('moop', 'individual', ['$640', '$4,750', '$4,110', 13.47]),
        accumulator('medDeductible', 'individual', ['$1,000', '$1,000', '$0', 100]),
        accumulator('rxDeductible', 'individual', ['$85', '$250', '$165', 34]),
      ],
      family: [
        accumulator('moop', 'account', ['$2,915.40', '$9,000', '$6,084.60', 32.39]),
        accumulator('medDeductible', 'account', ['$1,460', '$2,000', '$540', 73]),
        accumulator('rxDeductible', 'account', ['$140', '$500', '$360', 28]),
      ],
    },
  ],
  hasHelp: true,
  items: [],
};

const share = (kind: CostShareView['kind'], amount: string, deductibleApplies = false): CostShareView => ({
  fdiKey: `${kind}Copay`,
  kind,
  amount,
  isInWords: false,
  isCopay: amount.startsWith('$'),
  deductibleApplies,
});

const costShares: CostSharesView = {
  type: 'costShares',
  id: 'costShares',
  title: 'What you pay for care',
  visibleRows: 4,
  tiers: [
    {
      tier: 'untiered',
      rows: [
        share('pcp', '$20'),
        share('specialist', '$40'),
        share('er', '$350', true),
        share('uc', '$35'),
        share('inpatient', '30%', true),
        share('outpatient', '30%', true),
        share('mentalHealth', '$20'),
      ],
    },
  ],
};

const careTeam: CareTeamView = {
  type: 'careTeam',
  id: 'careTeam',
  title: 'Your care team',
  entries: [
    {
      kind: 'pcp',
      icon: 'stethoscope',
      title: 'Dr. Miguel Aranda',
      subtitle: 'Harborview Medical Group',
      phones: [{ text: '(760) 555-0119', href: 'tel:7605550119' }],
    },
    { kind: 'medicalGroup', icon: 'users', title: 'Harborview Medical Group', subtitle: '' },
    { kind: 'network', icon: 'building', title: 'Premier Network', subtitle: '' },
  ],
  items: [sampleItem('changePcp', 'Change primary care physician')],
};

const frame: FrameView = {
  type: 'frame',
  id: 'frame',
  src: 'data:text/html,<p>Legacy</p>',
  title: 'Personal information',
  width: 800,
  height: 500,
  fitHeight: false,
  scrolling: true,
};

const signIn: SignInView = {
  type: 'signIn',
  id: 'signIn',
  title: 'Sign in',
  content: 'See what you owe, what is covered and who can care for you, in English or Spanish.',
  frame: {
    ...frame,
    title: 'Sign in',
    src: 'data:text/html,<p>Widget</p>',
    width: 500,
    height: 220,
    scrolling: false,
  },
  recover: sampleLink('/login/recover-account'),
  items: [
    sampleItem('recoverAccount', 'Forgot username or password', {
      link: sampleLink('/login/recover-account'),
    }),
    sampleItem('codeRequest', 'Create an account', { link: sampleLink('/login/code-request') }),
    sampleItem('code', 'Use activation code', { link: sampleLink('/login/code') }),
    sampleItem('publicSite', 'Visit our public site', {
      link: sampleLink('https://www.brisamar.example/', { kind: 'outside' }),
    }),
  ],
  guest: sampleItem('guestPay', 'Pay as guest', {
    title: 'Pay without login',
    content: 'For you or someone you help',
    icon: 'card',
    link: sampleLink('/login/guest-pay'),
  }),
};

const coverageChooser: CoverageChooserView = {
  type: 'coverageChooser',
  id: 'chooser',
  title: 'Choose a coverage',
  name: 'Elena',
  content: 'You have more than one plan. Choose one to continue; you can switch at any time.',
  coverages: [
    {
      coverageId: 'c1',
      planName: 'Gold 80 HMO',
      corporateName: 'Tidewater Labs',
      productType: 'IFP',
      status: 'Active',
      memberId: '4471992003',
      networkName: 'Premier Network',
      effectiveDate: 'January 1, 2026',
      isPrimary: true,
      isCurrent: false,
    },
    {
      coverageId: 'c2',
      planName: 'Harbor Advantage',
      status: 'Pending',
      memberId: '4471992007',
      effectiveDate: 'January 1, 2027',
      terminationDate: 'December 31, 2027',
      isPrimary: false,
      isCurrent: false,
    },
  ],
};

/**
 * Views as the view functions would fill them, for component tests; invented values, changed by spreading.
 */
export const sampleBlocks = {
  greeting,
  premiumDue,
  planSpending,
  costShares,
  careTeam,
  frame,
  signIn,
  coverageChooser,
} as const;
