import type { Mistake } from './mistake.ts';

const home = 'config/screens/home.json';
const facts = 'config/rules/facts.json';
const rules = 'config/rules/rules.json';
const gate = '"when": "isPosOrPpo"';

/** Conditions that do not fit the facts, and facts that do not fit the portal. */
export const ruleMistakes: readonly Mistake[] = [
  { name: 'an enum where a yes or no belongs', place: home, find: gate, replace: '"when": "status"', code: 'not-yes-no' },
  { name: 'a number where a yes or no belongs', place: home, find: gate, replace: '"when": ["coverageCount"]', code: 'not-yes-no' },
  {
    name: 'a value that the fact does not have',
    place: home,
    find: gate,
    replace: '"when": { "===": [{ "var": "status" }, "Activ"] }',
    code: 'unknown-value',
  },
  {
    name: 'a value that the fact does not have, in a list',
    place: home,
    find: gate,
    replace: '"when": { "in": [{ "var": "status" }, ["Active", "Lapsed"]] }',
    code: 'unknown-value',
  },
  {
    name: 'a number for an enum',
    place: home,
    find: gate,
    replace: '"when": { "===": [{ "var": "status" }, 1] }',
    code: 'wrong-comparison',
  },
  {
    name: '`<` on an enum',
    place: home,
    find: gate,
    replace: '"when": { "<": [{ "var": "status" }, "Active"] }',
    code: 'wrong-comparison',
  },
  {
    name: 'a number outside its range',
    place: home,
    find: gate,
    replace: '"when": { ">=": [{ "var": "coverageCount" }, 4] }',
    code: 'wrong-comparison',
  },
  {
    name: 'a text for a number',
    place: home,
    find: gate,
    replace: '"when": { "===": [{ "var": "coverageCount" }, "2"] }',
    code: 'wrong-comparison',
  },
  {
    name: '`in` on a number',
    place: home,
    find: gate,
    replace: '"when": { "in": [{ "var": "coverageCount" }, ["2"]] }',
    code: 'wrong-comparison',
  },
  {
    name: 'a yes or no compared with a text',
    place: home,
    find: gate,
    replace: '"when": { "===": [{ "var": "isPPO" }, "Yes"] }',
    code: 'wrong-comparison',
  },
  { name: '`>` on a yes or no', place: home, find: gate, replace: '"when": { ">": [{ "var": "isPPO" }, 0] }', code: 'wrong-comparison' },
  {
    name: 'a rule that names itself',
    place: rules,
    find: '{ "!": { "var": "noPlansExperience" } }',
    replace: '{ "!": { "var": "hasPlan" } }',
    code: 'cyclic-rule',
    at: { text: '"hasPlan": {' },
  },
  {
    name: 'rules in a circle',
    place: rules,
    find: '{ "===": [{ "var": "coverageCount" }, 0] }',
    replace: '{ "!": { "var": "hasPlan" } }',
    code: 'cyclic-rule',
    at: { text: '"noPlansExperience": {' },
  },
  {
    name: 'the same expression in two places',
    place: home,
    find: '"icon": "urgent", "tone": "warm" },\n            { "id": "patientPortal",',
    replace: '"when": { "!": { "var": "isPPO" } } },\n            { "id": "patientPortal", "when": { "!": { "var": "isPPO" } },',
    code: 'repeated-condition',
    severity: 'warning',
    at: { text: '"id": "patientPortal"' },
  },
  {
    name: 'a derived value that the portal does not have',
    place: facts,
    find: '"derived:status"',
    replace: '"derived:statuss"',
    code: 'unknown-source',
  },
  {
    name: 'a session value that the portal does not have',
    place: facts,
    find: '"session:isLoggedIn"',
    replace: '"session:loggedIn"',
    code: 'unknown-source',
  },
  {
    name: 'an `otherwise` that is no value',
    place: facts,
    find: '"otherwise": "Terminated"',
    replace: '"otherwise": "Ended"',
    code: 'unknown-value',
  },
  {
    name: 'words for a value that the fact does not have',
    place: facts,
    find: '"Active": { "en"',
    replace: '"Activ": { "en"',
    code: 'unknown-value',
  },
  { name: 'a range without numbers', place: facts, find: '"min": 0', replace: '"min": 9', code: 'empty-range' },
];
