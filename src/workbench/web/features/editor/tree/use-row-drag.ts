import { type DragEvent, useState } from 'react';
import type { OutlinePosition } from '../../../../../authoring/draft/outline.ts';
import { useEditor } from '../context/editor-context.ts';
import type { TreeRow } from './tree-rows.ts';

/** Returns the identities of a list with one of them moved to where another stands. */
const moveTo = ({ identities, identity }: OutlinePosition, target: string): readonly string[] => {
  const [from, to] = [identities.indexOf(identity), identities.indexOf(target)];
  return identities.toSpliced(from, 1).toSpliced(to, 0, identity);
};

/** Lets one drag an item among its neighbors. */
export const useRowDrag = () => {
  const { put, readOnly } = useEditor();
  const [dragged, setDragged] = useState<TreeRow>();
  const [over, setOver] = useState<string>();
  const end = (): void => {
    setDragged(undefined);
    setOver(undefined);
  };
  const mayDrop = ({ node }: TreeRow): boolean =>
    dragged?.node?.place !== undefined && node?.place?.order === dragged.node.place.order && node.id !== dragged.id;
  const drop = ({ node }: TreeRow): void => {
    const [from, to] = [dragged?.node?.place, node?.place];
    end();
    if (from && to) put([{ address: from.order, expected: from.identities, value: moveTo(from, to.identity) }]);
  };
  const dragProps = (row: TreeRow) => ({
    draggable: readOnly === undefined && row.node?.place !== undefined,
    onDragStart: ({ dataTransfer }: DragEvent): void => {
      dataTransfer.effectAllowed = 'move';
      setDragged(row);
    },
    onDragOver: (event: DragEvent): void => {
      if (!mayDrop(row)) return;
      event.preventDefault();
      setOver(row.id);
    },
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      if (mayDrop(row)) drop(row);
    },
    onDragEnd: end,
  });
  return { over, dragProps };
};
