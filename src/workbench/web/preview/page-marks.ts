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
  const changed = new Map(
    changes.flatMap(({ ids, kind }) =>
      ids.map((id) => [id, kind === 'added' ? says.added : says.changed] as const),
    ),
  );
  return Object.fromEntries(
    [...new Set([...outline.all.map(({ node }) => node.id), ...Object.keys(seen ?? {})])].map((id) => {
      const { isShown = true, reason = '' } = seen?.[id] ?? {};
      const node = outline.byId(id)?.node;
      const notes = [
        changed.get(node?.id ?? id),
        ...(node && stale.has(node.entry) ? [says.stale] : []),
      ].filter((note) => note !== undefined);
      return [
        id,
        {
          shown: isShown,
          reason,
          address: node?.entry,
          note: notes.length === 0 ? undefined : notes.join(' · '),
        },
      ];
    }),
  );
};
