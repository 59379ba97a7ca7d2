import type { Mistake } from './mistake.ts';

const values = 'config/site/values.json';
const support = '"supportPhone": { "default": "1-800-555-0166" }';

/** Named values that are unknown, incomplete, unused, or that do not fit the place where they are used. */
export const valueMistakes: readonly Mistake[] = [
  {
    name: 'a value that is misspelt where it is used',
    file: 'locales/en/shared.json',
    find: '{value.nurseLineHours}',
    replace: '{value.nurseLineHour}',
    code: 'unknown-named-value',
    follows: ['unequal-placeholders'],
  },
  {
    name: 'a value that nothing uses',
    file: values,
    find: '"phone": {',
    replace: '"fax": "1-800-555-0199",\n    "phone": {',
    code: 'unused-name',
    severity: 'warning',
  },
  {
    name: 'a value without English',
    file: values,
    find: '"nurseLineHours": {\n      "en": "5 pm to 8 am on weekdays, 24 hours on weekends",',
    replace: '"nurseLineHours": {',
    code: 'schema-required',
    at: { text: '"nurseLineHours": {' },
  },
  {
    name: 'a value for a plan that does not exist',
    file: values,
    find: support,
    replace: '"supportPhone": { "default": "1-800-555-0166", "medicar": "1-800-555-0177" }',
    code: 'unknown-variant',
  },
  {
    name: 'a phone of a plan that is no phone number',
    file: values,
    find: support,
    replace: '"supportPhone": { "default": "1-800-555-0166", "medicare": "call us" }',
    code: 'value-no-phone',
    at: { file: 'config/site/brand.json', text: '{value.supportPhone}' },
  },
  {
    name: 'a name that no value has',
    file: 'config/site/brand.json',
    find: '"name": "Brisamar Health Plan"',
    replace: '"name": "{value.medicareName}"',
    code: 'unknown-named-value',
  },
  {
    name: 'a company phone, the same for all, with a number of one plan',
    file: values,
    find: '"phone": { "default": "1-800-555-0142" }',
    replace: '"phone": { "default": "1-800-555-0142", "medicare": "1-800-555-0177" }',
    code: 'varying-value',
    at: { file: 'config/site/brand.json', text: '{value.phone}' },
  },
  {
    name: 'hours of both languages as a phone',
    file: 'config/site/brand.json',
    find: '"phone": "{value.phone}"',
    replace: '"phone": "{value.nurseLineHours}"',
    code: 'varying-value',
  },
  {
    name: 'a value in an address',
    file: 'config/addresses/links.json',
    find: 'https://{host}/get-a-quote',
    replace: 'https://{host}/get-a-quote/{value.phone}',
    code: 'misplaced-value',
  },
  {
    name: 'a value in braces of its own',
    file: values,
    find: '"5 pm to 8 am on weekdays, 24 hours on weekends"',
    replace: '"call {value.phone}"',
    code: 'schema-pattern',
  },
  {
    name: 'a link to call a value that does not exist',
    file: 'config/screens/coverage.json',
    find: 'tel:{supportPhone}',
    replace: 'tel:{value.suportPhone}',
    code: 'unknown-named-value',
  },
];
