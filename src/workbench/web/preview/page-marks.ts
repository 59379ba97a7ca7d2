import type { ItemChange } from '../source/item-changes.ts';
import type { OutlineIndex } from '../source/outline-index.ts';
import type { Seen } from '../worker/protocol.ts';
import type { Marks } from './frame-messages.ts';

interface Sources {
  readonly outline: OutlineIndex;
  readonly changes: readonly ItemChange[];
  /** What the member sees, by item; undefined while nobody knows. */
  readonly seen: Readonly<Record<string, Seen>> | undefined;
  /** What a changed and a new item is called. */
  readonly says: Readonly<Record<'changed' | 'added', string>>;
}

/** What the overlay says of every item of the draft. */
export const pageMarks = ({ outline, changes, seen, says }: Sources): Marks => {
  const changed = new Map(changes.flatMap(({ ids, kind }) => ids.map((id) => [id, kind === 'added' ? says.added : says.changed] as const)));
  return Object.fromEntries(
    outline.all.map(({ node: { id, entry } }) => {
      const { isShown = true, reason = '' } = seen?.[id] ?? {};
      return [id, { shown: isShown, reason, address: entry, note: changed.get(id) }];
    }),
  );
};
