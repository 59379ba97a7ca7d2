import { type MouseEvent, useRef } from 'react';
import { useWords } from '../../../i18n/use-words.ts';
import { Icon } from '../../../kit/icon.tsx';
import { useEditor } from '../context/editor-context.ts';
import { MarksOfRow, type TreeMarks, useRowMarks } from './tree-marks.tsx';
import type { TreeRow } from './tree-rows.ts';
import { useRowDrag } from './use-row-drag.ts';
import { useTreeKeys } from './use-tree-keys.ts';

interface Props extends TreeMarks {
  readonly rows: readonly TreeRow[];
  readonly onOpen: (id: string, isOpen: boolean) => void;
}

/** The tree of a draft, with the keys of the ARIA tree pattern. Dragging moves an item among its neighbors. */
export const ItemTree = ({ rows, onOpen, ...marks }: Props) => {
  const { t } = useWords();
  const { chosen, choose } = useEditor();
  const tree = useRef<HTMLDivElement>(null);
  const marksOf = useRowMarks(marks);
  const { over, dragProps } = useRowDrag();
  const enter = ({ id, node, isOpen, hasBelow }: TreeRow): void => {
    if (node) choose(id, true);
    if (hasBelow && (!node || !isOpen)) onOpen(id, !isOpen);
  };
  const { here, setHere, handleKey } = useTreeKeys({ tree, rows, chosen, onOpen, onEnter: enter });
  const click = ({ target }: MouseEvent): void => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null;
    const row = rows.find(({ id }) => id === element?.dataset['id']);
    if (!row) return;
    setHere(row.id);
    // A press on the arrow opens and closes without choosing.
    if (row.hasBelow && (target as Element).closest('[data-twist]')) onOpen(row.id, !row.isOpen);
    else enter(row);
  };
  return (
    <div ref={tree} role="tree" aria-label={t('editor.tree.label')} tabIndex={-1} onKeyDown={handleKey} onClick={click}>
      {rows.map((row) => {
        const { hidden, ...shown } = marksOf(row);
        return (
          <div
            key={`${row.id} ${row.node?.place?.order ?? ''}`}
            role="treeitem"
            data-id={row.id}
            data-row
            className={over === row.id ? 'node over' : 'node'}
            data-kind={row.node?.kind ?? 'file'}
            data-hidden={hidden ? '' : undefined}
            // Each level is set in by as much as its arrow is wide.
            style={{ paddingLeft: `${0.375 + (row.level - 1) * 0.875}rem` }}
            aria-level={row.level}
            aria-expanded={row.hasBelow ? row.isOpen : undefined}
            aria-selected={row.id === chosen}
            tabIndex={row.id === here ? 0 : -1}
            {...dragProps(row)}
          >
            <span className="twist" data-twist>
              {row.hasBelow && <Icon name={row.isOpen ? 'down' : 'next'} size="xs" />}
            </span>
            <span className="clip">{row.name}</span>
            <MarksOfRow row={row} hidden={hidden} {...shown} />
          </div>
        );
      })}
    </div>
  );
};
