import type { CompiledPortal } from '../../../src/config/compile/compile-config.ts';
import type { FactShape, PortalConfig } from '../../../src/config/portal-config.ts';
import type { Expression } from '../../../src/rules/expression.ts';
import { chance, roll } from '../chance.ts';
import { randomRule } from './random-rules.ts';

const flag: FactShape = { type: 'boolean', from: 'data:x', changes: 'never' };
const plans = ['medicare', 'calpers', 'egwp', 'ppo', 'pos', 'ifp', 'fehb'];

/** 32 facts: 24 yes or no, 5 of several values, 3 numbers. */
const facts: Readonly<Record<string, FactShape>> = {
  ...Object.fromEntries(plans.map((name) => [name, flag])),
  signedIn: { ...flag, from: 'session:isLoggedIn', changes: 'session' },
  selected: { ...flag, from: 'session:isCoverageSelected', changes: 'session' },
  ...Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`fact${index}`, flag])),
  status: {
    type: 'enum',
    values: ['Active', 'Pending', 'Suspended', 'Terminated'],
    otherwise: 'Terminated',
    from: 'data:status',
    changes: 'never',
  },
  product: {
    type: 'enum',
    values: ['a', 'b', 'c', 'd', 'e', 'f', 'none'],
    otherwise: 'none',
    from: 'data:product',
    changes: 'never',
  },
  network: {
    type: 'enum',
    values: ['a', 'b', 'c', 'none'],
    otherwise: 'none',
    from: 'data:network',
    changes: 'never',
  },
  tier: {
    type: 'enum',
    values: ['Gold', 'Silver', 'Bronze', 'none'],
    otherwise: 'none',
    from: 'data:tier',
    changes: 'never',
  },
  language: {
    type: 'enum',
    values: ['en', 'es'],
    otherwise: 'en',
    from: 'session:language',
    changes: 'session',
  },
  coverages: { type: 'integer', min: 0, max: 3, from: 'derived:coverageCount', changes: 'never' },
  age: { type: 'integer', min: 0, max: 120, from: 'data:age', changes: 'never' },
  invoices: { type: 'integer', min: 0, max: 12, from: 'data:invoices', changes: 'never' },
};

const implies = (one: string, other: string): Expression => ({ or: [{ '!': { var: one } }, { var: other }] });
const excludes = (one: string, other: string): Expression => ({
  '!': { and: [{ var: one }, { var: other }] },
});

const constraints = [
  implies('egwp', 'medicare'),
  excludes('ifp', 'medicare'),
  excludes('ifp', 'calpers'),
  excludes('ifp', 'fehb'),
  excludes('fehb', 'calpers'),
  excludes('fehb', 'medicare'),
  excludes('ppo', 'pos'),
  ...plans.map((plan) => implies(plan, 'selected')),
  implies('selected', 'signedIn'),
  { or: [{ '!': { var: 'selected' } }, { '>': [{ var: 'coverages' }, 0] }] },
  { or: [{ var: 'selected' }, { '===': [{ var: 'status' }, 'Terminated'] }] },
  { or: [{ '!': { '===': [{ var: 'product' }, 'a'] } }, { var: 'ifp' }] },
  { or: [{ '!': { in: [{ var: 'product' }, ['b', 'c']] } }, { var: 'medicare' }] },
  { or: [{ '!': { '===': [{ var: 'product' }, 'd'] } }, { var: 'fehb' }] },
  { or: [{ '===': [{ var: 'tier' }, 'none'] }, { '!': { var: 'medicare' } }] },
  { or: [{ '>=': [{ var: 'age' }, 65] }, { '!': { var: 'egwp' } }] },
];

/** The same configuration without screens: rules, facts and constraints alone. */
export const rulesAlone = (portal: CompiledPortal): CompiledPortal => ({
  ...portal,
  config: { ...portal.config, screens: [] },
});

/**
 * A configuration like the shipped one in kind, with `count` rules over 32 facts, each the gate of one item
 * with two links.
 */
export const largePortal = (count: number, seed = 1): CompiledPortal => {
  const random = chance(seed);
  const names = Array.from({ length: count }, (_, index) => `rule${index}`);
  const rules = Object.fromEntries(names.map((name) => [name, randomRule(facts, random, 2)]));
  const variants = ['egwp', 'medicare', 'calpers', 'ppo', 'pos', 'ifp', 'fehb'].map((name) => ({
    name,
    when: name,
  }));
  const items = names.map((name, index) => ({
    id: `item${index}`,
    when: name,
    link: 'legacy:here',
    [`${plans[roll(random, 7)] ?? ''}Link`]: 'legacy:there',
  }));
  const blocks = Array.from({ length: Math.ceil(count / 10) }, (_, index) => ({
    type: 'linkCards',
    id: `block${index}`,
    wordsKey: 'home',
    items: items.slice(index * 10, index * 10 + 10),
  }));
  const words = {
    home: { title: 'Home', items: Object.fromEntries(items.map(({ id }) => [id, { title: id }])) },
  };
  const config = {
    facts,
    rules,
    variants,
    constraints: constraints.map((logic, index) => ({ id: `constraint${index}`, logic })),
    screens: [{ key: 'home', withoutPlans: true, blocks }],
    paths: { en: { home: '/' }, es: { home: '/' } },
    menus: [],
    frames: {},
    brand: { name: '', shortName: '', tagline: { en: '', es: '' }, phone: '', supportPhone: '', address: [] },
    environments: {},
    languages: [],
    links: {},
    documents: {},
    lists: {},
    pharmacies: {},
    social: [],
    reviews: [],
    redirects: [],
    directory: { base: '', query: {}, networks: {}, medicalGroups: {}, searches: {} },
    settings: { noPlans: 'fact0', externalLinkNotice: 'medicare' },
  } as unknown as PortalConfig;
  const spoken = { screens: words, shell: {}, components: {}, errors: {} };
  const labels = { facts: {}, rules: {}, variants: {}, constraints: {} };
  return { config, words: { en: spoken, es: spoken }, theme: {}, labels };
};
