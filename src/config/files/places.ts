import type { Node } from 'jsonc-parser';
import { memoize } from '../../rules/memoize.ts';
import type { ConfigDocument } from './document.ts';

/** Where the lines of a text begin. */
export const lineStarts = (text: string): readonly number[] => {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
};

/** Where the lines of a document begin, found once: a large file may have a problem on each of them. */
export const startsIn = memoize(({ text }: ConfigDocument) => lineStarts(text));

/** Line and column of an offset in a document, both from 1, and the text of that line. */
export const positionAt = (
  document: ConfigDocument,
  offset: number,
): { readonly line: number; readonly column: number; readonly excerpt: string } => {
  const { text } = document;
  const starts = startsIn(document);
  const at = Math.min(offset, text.length);
  const line = starts.findLastIndex((start) => start <= at);
  const [start = 0, next = text.length + 1] = starts.slice(line, line + 2);
  return { line: line + 1, column: at - start + 1, excerpt: text.slice(start, next - 1).replace(/\r$/, '') };
};

/** The parts of an object by their names, found once: a file of rules has hundreds, and as many problems. Of a name that is there twice, the first. */
const partsOf = memoize(
  ({ children = [] }: Node): ReadonlyMap<unknown, Node | undefined> =>
    new Map(children.toReversed().map(({ children: [name, part] = [] }) => [name?.value as unknown, part])),
);

/** What a path leads to in a document's tree; undefined where it leads to nothing. */
export const nodeAt = (tree: Node | undefined, path: readonly (string | number)[]): Node | undefined =>
  path.reduce<Node | undefined>((node, step) => {
    if (typeof step === 'number') return node?.type === 'array' ? node.children?.[step] : undefined;
    return node?.type === 'object' ? partsOf(node).get(step) : undefined;
  }, tree);
