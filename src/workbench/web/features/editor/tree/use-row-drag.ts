import { type DragEvent, useState } from 'react';
import type { OutlinePosition } from '../../../../../authoring/draft/outline.ts';
import { useEditor } from '../context/editor-context.ts';
import type { TreeRow } from './tree-rows.ts';

const moveTo = ({ identities, identity }: OutlinePosition, target: string): readonly string[] => {
  const from = identities.indexOf(identity);
  const to = identities.indexOf(target);
  return identities.toSpliced(from, 1).toSpliced(to, 0, identity);
};

// The handlers are on the tree, so that its rows need none.
export const useRowDrag = (rowAt: (event: DragEvent) => TreeRow | undefined) => {
  const { put } = useEditor();
  const [dragged, setDragged] = useState<TreeRow>();
  const [over, setOver] = useState<string>();
  const end = (): void => {
    setDragged(undefined);
    setOver(undefined);
  };
  const targetOf = (event: DragEvent): TreeRow | undefined => {
    const row = rowAt(event);
    const isNeighbor =
      dragged?.node?.place !== undefined && row?.node?.place?.order === dragged.node.place.order;
    return isNeighbor && row.id !== dragged.id ? row : undefined;
  };
  const dragProps = {
    onDragStart: (event: DragEvent): void => {
      event.dataTransfer.effectAllowed = 'move';
      setDragged(rowAt(event));
    },
    onDragOver: (event: DragEvent): void => {
      const target = targetOf(event);
      if (!target) return;
      event.preventDefault();
      setOver(target.id);
    },
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      const from = dragged?.node?.place;
      const to = targetOf(event)?.node?.place;
      end();
      if (from && to)
        put([{ address: from.order, expected: from.identities, value: moveTo(from, to.identity) }]);
    },
    onDragEnd: end,
  };
  return { over, dragProps };
};
