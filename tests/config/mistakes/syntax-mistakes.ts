import type { Mistake } from './mistake.ts';

const place = 'config/addresses/directory.json';

/** Files that are not strict JSON. */
export const syntaxMistakes: readonly Mistake[] = [
  { name: 'a comment', place, find: '"base"', replace: '// the search page\n  "base"', code: 'not-json' },
  { name: 'a trailing comma', place, find: '"startRow": "0"', replace: '"startRow": "0",', code: 'not-json' },
  {
    name: 'a missing comma',
    place,
    find: '"addressState": "ca",',
    replace: '"addressState": "ca"',
    code: 'not-json',
  },
  { name: 'single quotes', place, find: '"addressState"', replace: "'addressState'", code: 'not-json' },
  { name: 'a name without quotes', place, find: '"addressState"', replace: 'addressState', code: 'not-json' },
  {
    name: 'a missing colon',
    place,
    find: '"addressState": "ca"',
    replace: '"addressState" "ca"',
    code: 'not-json',
  },
  {
    name: 'an open text',
    place,
    find: '"addressState": "ca"',
    replace: '"addressState": "ca',
    code: 'not-json',
  },
  {
    name: 'a wrong escape',
    place,
    find: '"addressState": "ca"',
    replace: '"addressState": "c\\a"',
    code: 'not-json',
  },
  {
    name: 'text after the end',
    place,
    find: '{',
    replace: '{}\n{',
    code: 'not-json',
    at: { text: '{\n  "$schema"' },
  },
  {
    name: 'a name written twice',
    place,
    find: '"startRow": "0"',
    replace: '"startRow": "0", "startRow": "1"',
    code: 'repeated-name',
  },
  {
    name: 'a condition of 1,600 levels',
    place: 'config/screens/home.json',
    find: '"isPosOrPpo"',
    replace: `${'{ "!": '.repeat(1600)}{ "var": "isPPO" }${' }'.repeat(1600)}`,
    code: 'too-deep',
  },
  {
    name: 'more brackets than anybody can close',
    place: 'config/screens/home.json',
    find: '"isPosOrPpo"',
    replace: '['.repeat(100_000),
    code: 'too-deep',
  },
];
