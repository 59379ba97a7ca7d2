import type {
  AccumulatorView,
  CareTeamView,
  CostShareView,
  CostSharesView,
  CoverageChooserView,
  FrameView,
  GreetingView,
  ItemView,
  LinkView,
  PlanSpendingView,
  PremiumDueView,
  SignInView,
} from '../../src/view/block-view.ts';
import type { MenuEntryView, ShellView } from '../../src/view/shell-view.ts';

const link = (href: string, changes: Partial<LinkView> = {}): LinkView => ({
  href,
  kind: 'route',
  newTab: false,
  notice: false,
  ...changes,
});

const item = (id: string, linkText: string, changes: Partial<ItemView> = {}): ItemView => ({
  id,
  tone: 'plain',
  linkText,
  link: link(`/${id}`),
  ...changes,
});

const entry = (id: string, label: string, changes: Partial<MenuEntryView> = {}): MenuEntryView => ({
  id,
  label,
  link: link(`/${id}`),
  isCurrent: false,
  ...changes,
});

const entries = (...labels: readonly string[]): readonly MenuEntryView[] => labels.map((label) => entry(label.replace(/\W/g, ''), label));

const languages = [
  ['es', 'Español', 'Spanish', 'Hay ayuda gratuita y un intérprete a su disposición por teléfono: 1-800-555-0142.'],
  ['zh-Hant', '中文', 'Chinese', '您可致電 1-800-555-0142 免費獲得協助和口譯服務。'],
  ['vi', 'Tiếng Việt', 'Vietnamese', 'Có trợ giúp miễn phí và thông dịch viên qua điện thoại: 1-800-555-0142.'],
  ['tl', 'Tagalog', 'Tagalog', 'May libreng tulong at interpreter sa telepono: 1-800-555-0142.'],
  ['ko', '한국어', 'Korean', '1-800-555-0142번으로 전화하시면 무료 도움과 통역 서비스를 받으실 수 있습니다.'],
  ['hy', 'Հայերեն', 'Armenian', 'Անվճար օգնություն և թարգմանիչ հասանելի են հեռախոսով՝ 1-800-555-0142։'],
  ['fa', 'فارسی', 'Persian', 'کمک رایگان و مترجم از طریق تلفن در دسترس است: 1-800-555-0142'],
  ['ru', 'Русский', 'Russian', 'Бесплатная помощь и услуги переводчика по телефону 1-800-555-0142.'],
  ['ja', '日本語', 'Japanese', '1-800-555-0142 にお電話いただくと、無料のサポートと通訳をご利用いただけます。'],
  ['ar', 'العربية', 'Arabic', 'تتوفر مساعدة مجانية ومترجم عبر الهاتف: 1-800-555-0142'],
  ['pa', 'ਪੰਜਾਬੀ', 'Punjabi', "ਮੁਫ਼ਤ ਮਦਦ ਅਤੇ ਦੁਭਾਸ਼ੀਆ ਫ਼ੋਨ 'ਤੇ ਉਪਲਬਧ ਹੈ: 1-800-555-0142"],
  ['km', 'ខ្មែរ', 'Khmer', 'មានជំនួយឥតគិតថ្លៃ និងអ្នកបកប្រែតាមទូរស័ព្ទ៖ 1-800-555-0142'],
  ['hmn', 'Hmoob', 'Hmong', 'Muaj kev pab dawb thiab tus neeg txhais lus hauv xov tooj: 1-800-555-0142.'],
  ['hi', 'हिन्दी', 'Hindi', 'निःशुल्क सहायता और दुभाषिया फ़ोन पर उपलब्ध हैं: 1-800-555-0142'],
  ['th', 'ไทย', 'Thai', 'มีความช่วยเหลือและล่ามฟรีทางโทรศัพท์: 1-800-555-0142'],
] as const;

const shell: ShellView = {
  brand: { name: 'Brisamar Health Plan', shortName: 'Brisamar', tagline: 'Health Plan', home: '/home' },
  phone: { text: '1-800-555-0142', href: 'tel:18005550142' },
  supportPhone: { text: '1-800-555-0199', href: 'tel:18005550199' },
  account: {
    name: 'Elena',
    initials: 'EM',
    viewing: { name: 'Elena', plan: 'Gold 80 HMO' },
    canSwitchMembers: true,
    canSwitchCoverages: true,
  },
  main: [entry('home', 'Home', { isCurrent: true }), ...entries('Coverage', 'Pharmacy', 'Find care', 'Premium billing', 'Claims')],
  header: [
    entry('messages', 'Messages', { icon: 'mail' }),
    entry('notifications', 'Notifications', { icon: 'bell' }),
    entry('help', 'Help', { icon: 'help' }),
  ],
  accountMenus: [
    {
      id: 'accountPersonal',
      title: 'Personal Information',
      entries: entries('Personal information', 'Language settings', 'Security settings'),
    },
    { id: 'accountDocuments', title: 'Important Documents', entries: entries('Document center', 'Letters', 'Coverage documents') },
    { id: 'accountAccess', title: 'Account Access and Control', entries: entries('Manage access', 'View my plans', 'Account forms') },
    {
      id: 'accountShared',
      title: 'Shared Accounts',
      entries: [],
      members: [
        { eid: 'e-2', name: 'Mateo Marin' },
        { eid: 'e-3', name: 'Lucia Marin' },
      ],
    },
    { id: 'accountLegal', title: 'Legal Notices', entries: entries('Privacy policy', 'Terms of use', 'Non-discrimination notice') },
  ],
  footer: [
    {
      id: 'footerPlans',
      title: 'Our plans',
      entries: entries('Get a quote', 'Individual and family plans', 'Medicare plans', 'Group plans'),
    },
    {
      id: 'footerHelpful',
      title: 'Helpful links',
      entries: entries('Login', 'Manage your plan', 'Prevention and wellness', 'Grievance form'),
    },
    {
      id: 'footerCare',
      title: 'Get Care',
      entries: entries('Doctor search', 'Drug list and costs', 'Urgent care', 'Find a hospital', 'Patient portal'),
    },
    {
      id: 'footerCompany',
      title: 'Our company',
      entries: entries('About us', 'Honors and awards', 'In the community', 'Careers', 'Donate'),
    },
  ],
  legal: entries('Terms of use', 'Privacy policy', 'Contact us', 'FAQs'),
  social: [{ name: 'Facebook', href: 'https://social.example/brisamar' }],
  reviews: [{ name: 'Yelp', href: 'https://reviews.example/brisamar' }],
  languages: languages.map(([lang, autonym, name, tooltip]) => ({
    language: { lang, autonym, en: name, es: name, tooltip, ...(lang === 'fa' || lang === 'ar' ? { dir: 'rtl' as const } : {}) },
    name,
    tooltip,
  })),
  address: ['100 Harbor Way', 'San Diego, CA 92101'],
  year: 2027,
  otherLanguage: { language: 'es', href: '/inicio?x=1#y' },
};

const greeting: GreetingView = {
  type: 'greeting',
  id: 'greeting',
  name: 'Elena',
  memberId: '4471992003',
  status: 'Active',
  items: [item('idCard', 'View ID card', { icon: 'idCard' }), item('account', 'Personal information', { icon: 'user' })],
};

const premiumDue: PremiumDueView = {
  type: 'premiumDue',
  id: 'premium',
  state: 'due',
  isPastDue: false,
  amount: '$412.36',
  date: { text: 'January 5, 2027', month: 'January', day: '5' },
  items: [item('payNow', 'Pay now'), item('autoPay', 'Set up autopay', { tone: 'secondary' })],
};

const accumulator = (kind: AccumulatorView['kind'], scope: string, values: readonly [string, string, string, number]): AccumulatorView => ({
  key: `${scope}${kind}`,
  kind,
  paid: values[0],
  total: values[1],
  remaining: values[2],
  percent: values[3],
  isMet: values[3] === 100,
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
};

const share = (kind: CostShareView['kind'], amount: string, deductibleApplies = false): CostShareView => ({
  fdiKey: `${kind}Copay`,
  kind,
  amount,
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
      phone: { text: '(760) 555-0119', href: 'tel:7605550119' },
    },
    { kind: 'medicalGroup', icon: 'users', title: 'Harborview Medical Group', subtitle: '' },
    { kind: 'network', icon: 'building', title: 'Premier Network', subtitle: '' },
  ],
  items: [item('changePcp', 'Change primary care physician')],
};

const frame: FrameView = {
  type: 'frame',
  id: 'frame',
  src: 'about:blank#legacy',
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
  frame: { ...frame, title: 'Sign in', src: 'about:blank#widget', width: 500, height: 220, scrolling: false },
  recover: link('/login/recover-account'),
  items: [
    item('recoverAccount', 'Forgot username or password', { link: link('/login/recover-account') }),
    item('codeRequest', 'Create an account', { link: link('/login/code-request') }),
    item('code', 'Use activation code', { link: link('/login/code') }),
    item('publicSite', 'Visit our public site', { link: link('https://www.brisamar.example/', { kind: 'outside' }) }),
  ],
  guest: item('guestPay', 'Pay as guest', {
    title: 'Pay without login',
    content: 'For you or someone you help',
    icon: 'card',
    link: link('/login/guest-pay'),
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
      productType: 'IFP',
      status: 'Active',
      memberId: '4471992003',
      networkName: 'Premier Network',
      effectiveDate: 'January 1, 2026',
      isPrimary: true,
    },
    {
      coverageId: 'c2',
      planName: 'Harbor Advantage',
      status: 'Pending',
      memberId: '4471992007',
      effectiveDate: 'January 1, 2027',
      isPrimary: false,
    },
  ],
};

/** Views as the view functions would fill them, for component tests; invented values, changed by spreading. */
export const sampleViews = {
  link,
  item,
  shell,
  greeting,
  premiumDue,
  planSpending,
  costShares,
  careTeam,
  frame,
  signIn,
  coverageChooser,
} as const;
