import type { Node } from 'jsonc-parser';
import { memoize } from '../../rules/memoize.ts';

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
