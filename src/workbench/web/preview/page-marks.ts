import type { OutlineNode } from '../../../authoring/draft/outline.ts';
import { memoize } from '../../../rules/memoize.ts';
import type { ItemChange } from '../draft/content/item-changes.ts';
import type { OutlineIndex } from '../draft/content/outline-index.ts';
import type { Seen } from '../worker/protocol.ts';
import type { ItemMark, Marks } from './frame-messages.ts';

interface Sources {
  readonly outline: OutlineIndex;
  readonly changes: readonly ItemChange[];
  readonly seen: Readonly<Record<string, Seen>> | undefined;
  readonly stale: ReadonlySet<string>;
  readonly says: Readonly<Record<'changed' | 'added' | 'stale', string>>;
}

const visible: Seen = { isShown: true, reason: '' };

const newMark = ({ isShown, reason }: Seen, address: string | undefined, note?: string): ItemMark => ({
  shown: isShown,
  reason,
  address,
  note,
});

// Marks without a note stay the same objects: a key changes few of them.
const plainMark = memoize((seen: Seen) => memoize((address: string | undefined) => newMark(seen, address)));

export const pageMarks = ({ outline, changes, seen, stale, says }: Sources): Marks => {
  const changed = new Map(
    changes.flatMap(({ ids, kind }) =>
      ids.map((id) => [id, kind === 'added' ? says.added : says.changed] as const),
    ),
  );
  const markOf = (id: string, node: OutlineNode | undefined): ItemMark => {
    const own = seen?.[id] ?? visible;
    const notes = [
      changed.get(node?.id ?? id),
      ...(node && stale.has(node.entry) ? [says.stale] : []),
    ].filter((note) => note !== undefined);
    return notes.length === 0 ? plainMark(own)(node?.entry) : newMark(own, node?.entry, notes.join(' · '));
  };
  const marks: Record<string, ItemMark> = {};
  for (const { node } of outline.all) marks[node.id] = markOf(node.id, node);
  for (const id of Object.keys(seen ?? {})) marks[id] ??= markOf(id, outline.byId(id)?.node);
  return marks;
};
