import { expect, test } from 'vitest';
import { findEntries } from './find-entries.ts';
import { findIndex } from './find-index.ts';

const files = {
  'config/environments.json': JSON.stringify({
    environments: {
      prod: { publicDomain: 'www.plan.example', legacy: 'https://records.plan.example/chart/' },
    },
  }),
  'config/addresses/links.json': JSON.stringify({
    links: {
      aboutUs: { href: 'https://{host}/about' },
      counseling: { href: 'https://calm.example/members?client={clientId}' },
    },
  }),
  'config/addresses/documents.json': JSON.stringify({
    documents: { 'handbook.current': { href: 'https://files.example/{lang}/{year}.pdf' } },
  }),
  'config/addresses/directory.json': JSON.stringify({
    base: 'https://find.example/search',
    searches: { urgentCare: { provType: 'H' } },
  }),
  'config/addresses/frames.json': JSON.stringify({ frames: { guestPay: { path: 'Insurance/Guestpay' } } }),
  'config/addresses/pharmacies.json': JSON.stringify({
    vendors: {
      default: {
        name: 'Harbor Rx',
        drugListUrl: 'https://www.harbor.example/drug-list',
        locatorUrl: 'legacy:inside.asp?mode=fdi',
      },
    },
  }),
  'config/site/values.json': JSON.stringify({
    values: {
      supportHours: { en: 'Monday to Friday', es: 'De lunes a viernes' },
      phone: { default: '1-800-555-0142' },
    },
  }),
  'config/rules/rules.json': JSON.stringify({
    rules: { hasPlan: { says: { en: 'the member has a plan', es: 'el afiliado tiene un plan' } } },
  }),
  'config/rules/facts.json': JSON.stringify({
    facts: {
      isMedicare: {
        short: { en: 'senior coverage', es: 'cobertura para mayores' },
        shortNot: { en: 'no senior coverage', es: 'sin ella' },
      },
    },
  }),
  'config/rules/plans.json': JSON.stringify({
    variants: [{ name: 'egwp', says: { en: 'employer group plan', es: 'plan de empleador' } }],
  }),
  'config/rules/constraints.json': JSON.stringify({
    constraints: [{ id: 'oneOnly', says: { en: 'only one', es: 'solo uno' } }],
  }),
};
const index = findIndex(files);
const found = (typed: string): readonly string[] =>
  findEntries(index, typed).flatMap(({ entries }) => entries.map(({ code }) => code));

test.each([
  ['https://www.plan.example/about', 'link:aboutUs'],
  ['http://www.plan.example/about/', 'link:aboutUs'],
  ['calm.example', 'link:counseling'],
  ['https://calm.example/members?client=7', 'link:counseling'],
  ['https://files.example/es/2027.pdf', 'doc:handbook.current'],
  ['https://find.example/search', 'directory:urgentCare'],
  ['https://records.plan.example/chart/Insurance/Guestpay', 'frame:guestPay'],
  ['www.harbor.example/drug-list', 'pharmacy:default'],
  ['records.plan.example/chart/inside.asp', 'pharmacy:default'],
])('the palette finds a vendor address by its page, host or path: %s', (typed, code) => {
  expect(found(typed)).toContain(code);
});

test.each([
  ['About us', 'link:aboutUs'],
  ['guest pay', 'frame:guestPay'],
  ['harbor rx', 'pharmacy:default'],
  ['lunes a viernes', 'supportHours'],
  ['Support hours', 'supportHours'],
  ['555-0142', 'phone'],
  ['afiliado tiene un plan', 'hasPlan'],
  ['senior coverage', 'isMedicare'],
  ['cobertura para mayores', 'isMedicare'],
  ['plan de empleador', 'egwp'],
  ['only one', 'oneOnly'],
])('the palette finds names as they are shown, in both languages: %s', (typed, code) => {
  expect(found(typed)).toContain(code);
});

test('an address does not find a pattern that shares only its beginning, and a value in both languages has both labels', () => {
  expect(found('https://calm.example/other')).toEqual([]);
  expect(index.find(({ code }) => code === 'supportHours')?.label).toEqual({
    en: 'Monday to Friday',
    es: 'De lunes a viernes',
  });
});
