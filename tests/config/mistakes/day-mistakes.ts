import type { Mistake } from './mistake.ts';

const billing = 'config/screens/billing.json';
const redirects = 'config/addresses/redirects.json';
const payment = '"id": "oneTimePayment", ';

/** First days and ends that do not fit together, and redirects that nothing reaches. */
export const dayMistakes: readonly Mistake[] = [
  {
    name: 'a day in the American manner',
    file: billing,
    find: payment,
    replace: `${payment}"from": "01/31/2027", `,
    code: 'schema-pattern',
  },
  {
    name: 'a 29th of February in a common year',
    file: billing,
    find: payment,
    replace: `${payment}"from": "2027-02-29", `,
    code: 'no-such-day',
  },
  {
    name: 'an end on the first day',
    file: billing,
    find: payment,
    replace: `${payment}"from": "2027-01-01", "until": "2027-01-01", `,
    code: 'empty-span',
  },
  {
    name: 'a card that begins when its block has ended',
    file: billing,
    find: '"area": "main",\n          "items": [\n            { "id": "oneTimePayment",',
    replace:
      '"area": "main", "until": "2027-01-01",\n          "items": [\n            { "from": "2027-01-01", "id": "oneTimePayment",',
    at: { text: '"id": "oneTimePayment"' },
    code: 'contradicting-spans',
  },
  {
    name: 'home within days',
    file: 'config/screens/home.json',
    find: '"key": "home",',
    replace: '"key": "home", "from": "2027-01-01",',
    code: 'dated-screen',
  },
  {
    name: 'a redirect of an address at which a screen stands',
    file: redirects,
    find: '"path": "inside.asp", "query": { "mode": "questionnaire", "form": "nameChange" }',
    replace: '"path": "Claims"',
    code: 'taken-redirect',
  },
];
