import type { Mistake } from './mistake.ts';

const links = 'config/addresses/links.json';
const home = 'locales/en/home.json';
const facebook = '"https://www.facebook.example/brisamarhealth"';
const title = '"label": "Urgent care"';

const link = (name: string, address: string, code: string, follows?: readonly string[]): Mistake => ({
  name,
  file: links,
  find: facebook,
  replace: JSON.stringify(address),
  code,
  severity: 'warning',
  ...(follows && { follows }),
});

const label = (name: string, text: string, code: string, follows?: readonly string[]): Mistake => ({
  name,
  file: home,
  find: title,
  replace: `"label": ${JSON.stringify(text)}`,
  code,
  severity: 'warning',
  ...(follows && { follows }),
});

/** Addresses, characters and numbers that may deceive members. */
export const riskMistakes: readonly Mistake[] = [
  link('a host as a number', 'https://192.0.2.7/brisamar', 'risky-address'),
  link('a host as a hexadecimal number', 'https://0xC0.0x2.7/brisamar', 'risky-address'),
  link('a host in punycode', 'https://www.xn--fcebook-8va.example/', 'risky-address'),
  link('a port', 'https://www.facebook.example:8443/', 'risky-address'),
  link(
    'an address that opens another',
    'https://www.facebook.example/l?u=https%3A%2F%2Fevil.test',
    'risky-address',
  ),
  link('a very long address', `https://www.facebook.example/${'a'.repeat(240)}`, 'risky-address'),
  link('a host that looks like the own', 'https://www.brisarnar.example/', 'alike-host'),
  link('the own host inside of another', 'https://brisamar.example.evil.test/', 'alike-host'),
  link('the name of the plan in a host', 'https://brisamar-login.test/', 'alike-host'),
  {
    name: 'a host that is not in the list',
    file: links,
    find: '"links": {',
    replace: '"hosts": ["brisafit.example"], "links": {',
    code: 'new-host',
    severity: 'warning',
    at: { text: '"nationalNetwork"' },
    follows: Array.from({ length: 11 }, () => 'new-host'),
  },
  {
    name: 'an address that the legacy site may open',
    file: 'config/addresses/frames.json',
    find: '"{filingOrder}"',
    replace: '"https://evil.test/"',
    code: 'risky-address',
    severity: 'warning',
  },
  label('an invisible joiner', 'Urgent\u2063 care', 'hidden-sign'),
  label('a hyphen that only a break shows', 'Ur\u00ADgent care', 'hidden-sign'),
  label('a letter of another alphabet', 'Urgent с\u0430re', 'foreign-sign'),
  label('a word of another alphabet', 'Urgent саге', 'foreign-sign'),
  label('wide letters', 'Ｕrgent care', 'foreign-sign'),
  label('a heap of accents', 'Urgent car\u00E9\u0302\u0303\u0304', 'many-marks'),
  label('an address in a text', 'Urgent care: brisafit.example/care', 'written-contact'),
  {
    name: 'a phone number in a text',
    file: 'config/site/menus.json',
    find: '"{phone}번으로',
    replace: '"(800) 555-0199, {phone}번으로',
    code: 'written-contact',
    severity: 'warning',
  },
  {
    name: 'a number that costs extra',
    file: 'config/site/values.json',
    find: '"1-800-555-0166"',
    replace: '"1-900-555-0166"',
    code: 'costly-number',
    severity: 'warning',
  },
  {
    name: 'a number abroad',
    file: 'config/site/values.json',
    find: '"1-800-555-0166"',
    replace: '"(809) 555-0166"',
    code: 'costly-number',
    severity: 'warning',
  },
];
