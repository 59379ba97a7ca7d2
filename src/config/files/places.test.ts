import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { parseDocument } from './parse-document.ts';
import { nodeAt, positionAt } from './places.ts';

it.each([
  [0, 1, 1, 'ab'],
  [1, 1, 2, 'ab'],
  [3, 1, 4, 'ab'],
  [4, 2, 1, ''],
  [5, 3, 1, 'cde'],
  [8, 3, 4, 'cde'],
  [99, 3, 4, 'cde'],
])(
  'offset %i of a document is at line %i, column %i; the excerpt has no line break',
  (offset, line, column, excerpt) => {
    expect(positionAt(parseDocument('x.json', 'ab\r\n\ncde'), offset)).toEqual({ line, column, excerpt });
  },
);

const tree = parseTree('{"a": [{"b": 1}, {"b": 2}], "a": 3, "": {"0": 4}, "half"');

it.each([
  [[]],
  [['a']],
  [['a', 1]],
  [['a', 1, 'b']],
  [['a', 2]],
  [['a', -1]],
  [['a', '0']],
  [['', '0']],
  [['', 0]],
  [['half']],
  [['c', 'd']],
])('finds the same node as the parser at %j', (path) =>
  expect(nodeAt(tree, path)).toBe(tree && findNodeAtLocation(tree, path)),
);
