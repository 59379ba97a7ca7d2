import { pairsPath } from '../../../config/files/document.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { memoize } from '../../../rules/memoize.ts';
import type { DraftEdit } from '../apply-edits.ts';
import { type ChangedThing, thingsOfEdits } from '../changed-things.ts';
import { editsBetween } from '../find-edits.ts';
import { type OutlineNode, outlineOf } from '../outline.ts';
import { typeName } from '../type-name.ts';

/** The parts of an item that name it: its texts, or its type of block and id. */
export type NamedNode = Pick<OutlineNode, 'id' | 'title'> & { readonly type?: string };

type Line = readonly [NamedNode, ...(readonly NamedNode[])];

export interface Deletion {
  /** The address of the entry; for a value outside of entries, the file and the first two steps. */
  readonly key: string;
  /** The addresses of the deleted values, in the form that an undo request needs. */
  readonly addresses: readonly string[];
  /** The deleted item, and what contained it, innermost first; undefined for a value outside of items. */
  readonly item: Line | undefined;
}

const named = ({ id, title, type }: OutlineNode): NamedNode => ({
  id,
  title,
  ...(type !== undefined && { type }),
});

const linesOf = (
  nodes: readonly OutlineNode[],
  above: readonly NamedNode[],
): readonly (readonly [string, Line])[] =>
  nodes.flatMap((node) => {
    const line: Line = [named(node), ...above];
    return [[node.entry, line] as const, ...linesOf(node.children, line)];
  });

// The first place counts for a shared block.
const itemLines = memoize(
  (files: SourceFiles): ReadonlyMap<string, Line> =>
    new Map(
      outlineOf(files)
        .flatMap(({ nodes }) => linesOf(nodes, []))
        .toReversed(),
    ),
);

const isWhole = ({ key }: ChangedThing, { address, value }: DraftEdit): boolean =>
  address === key && value === null;

/** Returns the items, and the values outside of items, that a change of the files deleted. */
export const deletionsBetween = (before: SourceFiles, after: SourceFiles): readonly Deletion[] => {
  const edits = editsBetween(before, after);
  if (!edits.some(({ value }) => value === null)) return [];
  return thingsOfEdits(edits, [after, before]).flatMap((thing): readonly Deletion[] => {
    const { key } = thing;
    const own = thing.edits.map(({ edit }) => edit);
    const item = itemLines(before).get(key);
    const isGone = item !== undefined && !itemLines(after).has(key);
    if (!isGone && !own.some((edit) => isWhole(thing, edit))) return [];
    const changed = own.map(({ address }) => address).filter((one) => !one.startsWith(`${pairsPath}#`));
    return [{ key, addresses: [...new Set([key, ...changed])], item }];
  });
};

/** Returns the text of a deletion for searches: names in both languages, ids and the address. */
export const deletionText = ({ key, item }: Pick<Deletion, 'key' | 'item'>): string =>
  [
    key,
    ...(item ?? []).flatMap(({ id, title, type = '' }) => [
      id,
      ...(['en', 'es'] as const).flatMap((language) => title[language] ?? typeName(type, language) ?? []),
    ]),
  ].join('\n');
