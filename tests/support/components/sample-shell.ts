import menus from '../../../config/site/menus.json' with { type: 'json' };
import type { MenuEntryView, ShellView } from '../../../src/view/shell/shell-view.ts';
import { sampleLink } from './sample-link.ts';

const phone = { text: '1-800-555-0142', href: 'tel:18005550142' };

const entry = (id: string, label: string, changes: Partial<MenuEntryView> = {}): MenuEntryView => ({
  id,
  label,
  link: sampleLink(`/${id}`),
  isCurrent: false,
  ...changes,
});

const entries = (...labels: readonly string[]): readonly MenuEntryView[] =>
  labels.map((label) => entry(label.replace(/\W/g, ''), label));

const members = [
  { eid: 'e-2', name: 'Mateo Marin' },
  { eid: 'e-3', name: 'Lucia Marin' },
];

/**
 * A signed-in member's shell as the view function would fill it, for component tests; names invented,
 * languages as shipped.
 */
export const sampleShell: ShellView = {
  brand: { name: 'Brisamar Health Plan', shortName: 'Brisamar', tagline: 'Health Plan', home: '/home' },
  phone,
  supportPhone: { text: '1-800-555-0199', href: 'tel:18005550199' },
  account: {
    name: 'Elena',
    initials: 'EM',
    viewing: { name: 'Elena', plan: 'Gold 80 HMO' },
    members,
    canSwitchCoverages: true,
  },
  today: 'January 5, 2027',
  main: [
    entry('home', 'Home', { isCurrent: true }),
    ...entries('Coverage', 'Pharmacy', 'Find care', 'Premium billing', 'Claims'),
  ],
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
    {
      id: 'accountDocuments',
      title: 'Important Documents',
      entries: entries('Document center', 'Letters', 'Coverage documents'),
    },
    {
      id: 'accountAccess',
      title: 'Account Access and Control',
      entries: entries('Manage access', 'View my plans', 'Account forms'),
    },
    {
      id: 'accountShared',
      title: 'Shared Accounts',
      entries: [],
      members,
    },
    {
      id: 'accountLegal',
      title: 'Legal Notices',
      entries: entries('Privacy policy', 'Terms of use', 'Non-discrimination notice'),
    },
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
      entries: entries(
        'Doctor search',
        'Drug list and costs',
        'Urgent care',
        'Find a hospital',
        'Patient portal',
      ),
    },
    {
      id: 'footerCompany',
      title: 'Our company',
      entries: entries('About us', 'Honors and awards', 'In the community', 'Careers', 'Donate'),
    },
  ],
  footerSignalMilliseconds: 500,
  legal: entries('Terms of use', 'Privacy policy', 'Contact us', 'FAQs'),
  social: [
    {
      name: 'Facebook',
      link: sampleLink('https://social.example/brisamar', { kind: 'outside', newTab: true }),
    },
  ],
  reviews: [
    { name: 'Yelp', link: sampleLink('https://reviews.example/brisamar', { kind: 'outside', newTab: true }) },
  ],
  languages: menus.languages.map((language) => ({
    language: { ...language, dir: language.dir === 'rtl' ? 'rtl' : 'ltr' },
    name: language.en,
    tooltip: language.tooltip.replace('{phone}', phone.text),
  })),
  address: ['100 Harbor Way', 'San Diego, CA 92101'],
  year: 2027,
  otherLanguage: { language: 'es', href: '/inicio?x=1#y' },
};
