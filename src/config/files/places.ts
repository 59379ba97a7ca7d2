import type { Node } from 'jsonc-parser';
import { memoize } from '../../rules/memoize.ts';
import type { ConfigDocument } from './document.ts';

/** Returns the offset of the start of each line. */
export const lineStarts = (text: string): readonly number[] => {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
};

/**
 * Returns the offset of the start of each line of a document. Cached, because a large file may have a problem
 * on each line.
 */
export const startsIn = memoize(({ text }: ConfigDocument) => lineStarts(text));

// The last line that starts at an offset or before it.
const lineAt = (starts: readonly number[], offset: number): number => {
  let [first, last] = [0, starts.length - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if ((starts[middle] ?? 0) <= offset) first = middle;
    else last = middle - 1;
  }
  return first;
};

// Line and column count from 1.
export const positionAt = (
  document: ConfigDocument,
  offset: number,
): { readonly line: number; readonly column: number; readonly excerpt: string } => {
  const { text } = document;
  const starts = startsIn(document);
  const at = Math.min(offset, text.length);
  const line = lineAt(starts, at);
  const [start = 0, next = text.length + 1] = starts.slice(line, line + 2);
  return { line: line + 1, column: at - start + 1, excerpt: text.slice(start, next - 1).replace(/\r$/, '') };
};

// Cached, because a file of rules has hundreds of properties and problems. The first of repeated names
// counts.
const partsOf = memoize(
  ({ children = [] }: Node): ReadonlyMap<unknown, Node | undefined> =>
    new Map(children.toReversed().map(({ children: [name, part] = [] }) => [name?.value as unknown, part])),
);

/** Returns the node at a path, or undefined. */
export const nodeAt = (tree: Node | undefined, path: readonly (string | number)[]): Node | undefined =>
  path.reduce<Node | undefined>((node, step) => {
    if (typeof step === 'number') return node?.type === 'array' ? node.children?.[step] : undefined;
    return node?.type === 'object' ? partsOf(node).get(step) : undefined;
  }, tree);
