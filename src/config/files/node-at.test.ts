import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { nodeAt } from './node-at.ts';

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
])('finds what the parser finds at %j', (path) => expect(nodeAt(tree, path)).toBe(tree && findNodeAtLocation(tree, path)));
