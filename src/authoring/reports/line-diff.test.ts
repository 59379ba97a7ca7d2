import { expect, test } from 'vitest';
import { lineDiffText } from './line-diff.ts';

const text = (...lines: readonly string[]): string => lines.join('\n');

test('lists removed and added lines with their numbers, in order, and no others', () => {
  expect(
    lineDiffText(
      'a.json',
      text('{', 'one', 'two', 'three', '}'),
      text('{', 'one', '2', 'two and a half', 'three', 'four', '}'),
    ),
  ).toBe(text('a.json', '  3 - two', '  3 + 2', '  4 + two and a half', '  6 + four'));
});

test('handles a file without its last lines, and an unchanged file', () => {
  expect(lineDiffText('a.json', text('one', 'two'), text('one'))).toBe(text('a.json', '  2 - two'));
  expect(lineDiffText('a.json', 'one', 'one')).toBe('');
});

test('a line inserted between two equal ones is the only one listed', () => {
  expect(lineDiffText('a.json', text('{', '},', '{', '}'), text('{', '},', '{', 'new', '},', '{', '}'))).toBe(
    text('a.json', '  4 + new', '  5 + },', '  6 + {'),
  );
});
