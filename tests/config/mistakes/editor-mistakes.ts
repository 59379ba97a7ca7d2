import type { Mistake } from './mistake.ts';

const home = 'config/screens/home.json';
const english = 'locales/en/home.json';
const spanish = 'locales/es/home.json';
const brand = 'config/site/brand.json';
const link = '"link": "route:urgentCare"';
const care = `"when": "hasMedicalCare", ${link}`;
const gate = (when: string): string => `${link}, "when": ${when}`;

/** What editors wrote in a trial, and what they write who follow the hint. */
export const editorMistakes: readonly Mistake[] = [
  {
    name: 'a day asked of a condition',
    file: home,
    find: care,
    replace: gate('{ "var": "today" }'),
    code: 'unknown-rule',
    remedy: [
      {
        file: home,
        find: '"when": { "var": "today" }',
        replace: '"from": "2027-01-01", "until": "2027-04-01"',
      },
    ],
  },
  {
    name: 'words for a past-due premium',
    file: english,
    find: '"urgentCare": { "label": "Urgent care"',
    replace: '"urgentCare": { "label": "Urgent care", "pastDueText": "Please pay first."',
    code: 'unknown-variant',
    remedy: [
      { file: english, find: '"pastDueText"', replace: '"content"' },
      {
        file: spanish,
        find: '"urgentCare": {',
        replace: '"urgentCare": { "content": "Primero pague, por favor.",',
      },
    ],
  },
  {
    name: 'a phone of the plan that is none',
    file: brand,
    find: '"phone": "{value.phone}"',
    replace: '"phone": "call us"',
    code: 'schema-pattern',
    remedy: [{ file: brand, find: '"call us"', replace: '"1-800-555-0100"' }],
  },
  {
    name: 'a link to call that is no number',
    file: 'config/screens/coverage.json',
    find: '"link": "tel:{supportPhone}"',
    replace: '"link": "tel:our nurses"',
    code: 'bad-target',
    remedy: [{ file: 'config/screens/coverage.json', find: 'tel:our nurses', replace: 'tel:1-800-555-0100' }],
  },
  {
    name: 'two names in one text',
    file: home,
    find: care,
    replace: gate('"isPPO,hasBilling"'),
    code: 'schema-pattern',
    remedy: [{ file: home, find: '"isPPO,hasBilling"', replace: '["isPPO", "hasBilling"]' }],
  },
  {
    name: 'a ! before a name',
    file: home,
    find: care,
    replace: gate('"!isPPO"'),
    code: 'schema-pattern',
    remedy: [{ file: home, find: '"!isPPO"', replace: '{ "!": { "var": "isPPO" } }' }],
  },
  {
    name: 'true for a condition',
    file: home,
    find: care,
    replace: gate('true'),
    code: 'schema-type',
    remedy: [{ file: home, find: ', "when": true', replace: '' }],
  },
  {
    name: 'a list in a list of names',
    file: home,
    find: care,
    replace: gate('["isPPO", ["hasBilling"]]'),
    code: 'schema-type',
    remedy: [{ file: home, find: '["hasBilling"]', replace: '"hasBilling"' }],
  },
  {
    name: 'an address for a link',
    file: home,
    find: '"link": "link:patientPortal"',
    replace: '"link": "https://www.brisamar.example/portal"',
    code: 'schema-pattern',
    remedy: [{ file: home, find: 'https://www.brisamar.example/portal', replace: 'link:patientPortal' }],
  },
  {
    name: 'yes or no in quotes',
    file: home,
    find: '"openInNewTab": true',
    replace: '"openInNewTab": "true"',
    code: 'schema-type',
    remedy: [{ file: home, find: '"openInNewTab": "true"', replace: '"openInNewTab": true' }],
  },
  {
    name: 'a number in quotes',
    file: home,
    find: '"order": 1',
    replace: '"order": "1"',
    code: 'schema-type',
    remedy: [{ file: home, find: '"order": "1"', replace: '"order": 1' }],
  },
  {
    name: 'a tone that there is not',
    file: home,
    find: '"tone": "warm"',
    replace: '"tone": "hot"',
    code: 'schema-enum',
    remedy: [{ file: home, find: '"tone": "hot"', replace: '"tone": "warm"' }],
  },
  {
    name: 'a list for a link',
    file: home,
    find: care,
    replace: '"link": ["route:urgentCare"]',
    code: 'schema-type',
    remedy: [{ file: home, find: '["route:urgentCare"]', replace: '"route:urgentCare"' }],
  },
  {
    name: 'a number for a label',
    file: english,
    find: '"label": "Urgent care"',
    replace: '"label": 24',
    code: 'schema-type',
    remedy: [{ file: english, find: '"label": 24', replace: '"label": "Urgent care"' }],
  },
  {
    name: 'curly quotes',
    file: english,
    find: '"title": "Home"',
    replace: '"title": “Home”',
    code: 'not-json',
    remedy: [{ file: english, find: '“Home”', replace: '"Home"' }],
  },
  {
    name: 'a quote inside a text',
    file: english,
    find: '"label": "Urgent care"',
    replace: '"label": "Urgent "care""',
    code: 'not-json',
    remedy: [{ file: english, find: '"Urgent "care""', replace: '"Urgent \\"care\\""' }],
  },
  {
    name: '`True` with a capital',
    file: home,
    find: '"openInNewTab": true',
    replace: '"openInNewTab": True',
    code: 'not-json',
    remedy: [{ file: home, find: 'True', replace: 'true' }],
  },
  {
    name: 'a semicolon for a comma',
    file: english,
    find: '"title": "Home",',
    replace: '"title": "Home";',
    code: 'not-json',
    remedy: [{ file: english, find: '"Home";', replace: '"Home",' }],
  },
  {
    name: 'a colour by its name',
    file: brand,
    find: '"--brand-900": "#06303A"',
    replace: '"--brand-900": "navy"',
    code: 'schema-pattern',
    remedy: [{ file: brand, find: '"navy"', replace: '"#06303A"' }],
  },
  {
    name: 'an address without https',
    file: 'config/addresses/links.json',
    find: '"https://{host}/donate"',
    replace: '"{host}/donate"',
    code: 'schema-pattern',
    remedy: [
      { file: 'config/addresses/links.json', find: '"{host}/donate"', replace: '"https://{host}/donate"' },
    ],
  },
  {
    name: 'an id with a blank',
    file: home,
    find: '"id": "urgentCare"',
    replace: '"id": "urgent care"',
    code: 'schema-pattern',
    remedy: [{ file: home, find: '"urgent care"', replace: '"urgentCare"' }],
  },
];
