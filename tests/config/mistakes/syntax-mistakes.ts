import type { Mistake } from './mistake.ts';

const file = 'config/addresses/directory.json';

/** Files that are not strict JSON. */
export const syntaxMistakes: readonly Mistake[] = [
  { name: 'a comment', file, find: '"base"', replace: '// the search page\n  "base"', code: 'not-json' },
  { name: 'a trailing comma', file, find: '"startRow": "0"', replace: '"startRow": "0",', code: 'not-json' },
  {
    name: 'a missing comma',
    file,
    find: '"addressState": "ca",',
    replace: '"addressState": "ca"',
    code: 'not-json',
  },
  { name: 'single quotes', file, find: '"addressState"', replace: "'addressState'", code: 'not-json' },
  { name: 'a name without quotes', file, find: '"addressState"', replace: 'addressState', code: 'not-json' },
  {
    name: 'a missing colon',
    file,
    find: '"addressState": "ca"',
    replace: '"addressState" "ca"',
    code: 'not-json',
  },
  {
    name: 'an open text',
    file,
    find: '"addressState": "ca"',
    replace: '"addressState": "ca',
    code: 'not-json',
  },
  {
    name: 'a wrong escape',
    file,
    find: '"addressState": "ca"',
    replace: '"addressState": "c\\a"',
    code: 'not-json',
  },
  {
    name: 'text after the end',
    file,
    find: '{',
    replace: '{}\n{',
    code: 'not-json',
    at: { text: '{\n  "$schema"' },
  },
  {
    name: 'a name written twice',
    file,
    find: '"startRow": "0"',
    replace: '"startRow": "0", "startRow": "1"',
    code: 'repeated-name',
  },
  {
    name: 'a condition of 1,600 levels',
    file: 'config/screens/home.json',
    find: '"isPosOrPpo"',
    replace: `${'{ "!": '.repeat(1600)}{ "var": "isPPO" }${' }'.repeat(1600)}`,
    code: 'too-deep',
  },
  {
    name: 'more brackets than anybody can close',
    file: 'config/screens/home.json',
    find: '"isPosOrPpo"',
    replace: '['.repeat(100_000),
    code: 'too-deep',
  },
];
