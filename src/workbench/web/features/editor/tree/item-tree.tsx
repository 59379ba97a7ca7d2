import { lazy, type MouseEvent, Suspense, type SyntheticEvent, useEffect, useRef } from 'react';
import { useWords } from '../../../i18n/use-words.ts';
import { useEditor } from '../context/editor-context.ts';
import { TreeItem } from './tree-item.tsx';
import { type TreeMarks, useRowMarks } from './tree-marks.tsx';
import type { RowInTree } from './tree-rows-in-sight.tsx';
import type { TreeRow } from './tree-rows.ts';
import { useRowDrag } from './use-row-drag.ts';
import { useTreeKeys } from './use-tree-keys.ts';

const TreeRowsInSight = lazy(async () => ({
  default: (await import('./tree-rows-in-sight.tsx')).TreeRowsInSight,
}));

// Longer trees have only the rows in sight in the page (Decision 0052).
const mostRowsInPage = 1_000;

interface Props extends TreeMarks {
  rows: readonly TreeRow[];
  onOpen: (id: string, isOpen: boolean) => void;
}

const closestTo = ({ target }: SyntheticEvent, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

// Decision 0051: measured beside React Aria's Tree, which is slower with thousands of rows.
export const ItemTree = ({ rows, onOpen, ...marks }: Props) => {
  const { t } = useWords();
  const { chosen, choose, readOnly } = useEditor();
  const tree = useRef<HTMLDivElement>(null);
  const marksOf = useRowMarks(marks);
  // The item may be chosen on the page, in the palette or by an address.
  useEffect(() => {
    tree.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const rowAt = (event: SyntheticEvent): TreeRow | undefined => {
    const id = closestTo(event, '[data-id]')?.dataset['id'];
    return rows.find((row) => row.id === id);
  };
  const { over, dragProps } = useRowDrag(rowAt);
  const enter = ({ id, node, isOpen, hasBelow }: TreeRow): void => {
    if (node) choose(id, true);
    if (hasBelow && (!node || !isOpen)) onOpen(id, !isOpen);
  };
  const { here, setHere, handleKey } = useTreeKeys({ tree, rows, chosen, onOpen, onEnter: enter });
  const click = (event: MouseEvent): void => {
    const row = rowAt(event);
    if (!row) return;
    setHere(row.id);
    // Pressing the arrow opens and closes without choosing.
    if (row.hasBelow && closestTo(event, '[data-twist]')) onOpen(row.id, !row.isOpen);
    else enter(row);
  };
  const row = (one: TreeRow, at?: RowInTree) => (
    <TreeItem
      key={`${one.id} ${one.node?.place?.order ?? ''}`}
      row={one}
      {...at}
      {...marksOf(one)}
      isHere={one.id === here}
      isChosen={one.id === chosen}
      isDropTarget={one.id === over}
      isDraggable={readOnly === undefined && one.node?.place !== undefined}
    />
  );
  return (
    <div
      ref={tree}
      role="tree"
      aria-label={t('editor.tree.label')}
      tabIndex={-1}
      onKeyDown={handleKey}
      onClick={click}
      {...dragProps}
    >
      {rows.length > mostRowsInPage ? (
        <Suspense>
          <TreeRowsInSight {...{ rows, tree }} alwaysDrawn={[here, chosen]} renderRow={row} />
        </Suspense>
      ) : (
        rows.map((one) => row(one))
      )}
    </div>
  );
};
