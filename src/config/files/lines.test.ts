import { expect, it } from 'vitest';
import { positionAt } from './lines.ts';
import { parseDocument } from './parse-document.ts';

it.each([
  [0, 1, 1, 'ab'],
  [1, 1, 2, 'ab'],
  [3, 1, 4, 'ab'],
  [4, 2, 1, ''],
  [5, 3, 1, 'cde'],
  [8, 3, 4, 'cde'],
  [99, 3, 4, 'cde'],
])('offset %i of a document is at line %i, column %i; the line is told without its end', (offset, line, column, excerpt) => {
  expect(positionAt(parseDocument('x.json', 'ab\r\n\ncde'), offset)).toEqual({ line, column, excerpt });
});
