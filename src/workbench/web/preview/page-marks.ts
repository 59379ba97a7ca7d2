import type { ItemChange } from '../draft/content/item-changes.ts';
import type { OutlineIndex } from '../draft/content/outline-index.ts';
import type { Seen } from '../worker/protocol.ts';
import type { Marks } from './frame-messages.ts';

interface Sources {
  readonly outline: OutlineIndex;
  readonly changes: readonly ItemChange[];
  readonly seen: Readonly<Record<string, Seen>> | undefined;
  readonly stale: ReadonlySet<string>;
  readonly says: Readonly<Record<'changed' | 'added' | 'stale', string>>;
}

export const pageMarks = ({ outline, changes, seen, stale, says }: Sources): Marks => {
  const changed = new Map(changes.flatMap(({ ids, kind }) => ids.map((id) => [id, kind === 'added' ? says.added : says.changed] as const)));
  return Object.fromEntries(
    outline.all.map(({ node: { id, entry } }) => {
      const { isShown = true, reason = '' } = seen?.[id] ?? {};
      const notes = [changed.get(id), ...(stale.has(entry) ? [says.stale] : [])].filter((note) => note !== undefined);
      return [id, { shown: isShown, reason, address: entry, note: notes.length === 0 ? undefined : notes.join(' · ') }];
    }),
  );
};
