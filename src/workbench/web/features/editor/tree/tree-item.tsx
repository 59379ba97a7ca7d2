import { memo } from 'react';
import { Icon } from '../../../kit/icon.tsx';
import { joinClasses } from '../../../kit/join-classes.ts';
import styles from './tree-item.module.css';
import { MarksOfRow, type RowMarks } from './tree-marks.tsx';
import type { RowInTree } from './tree-rows-in-sight.tsx';
import type { TreeRow } from './tree-rows.ts';

// A row of a long tree has its place, because the rows around it may not be in the page.
interface Props extends RowMarks, Partial<RowInTree> {
  row: TreeRow;
  isHere: boolean;
  isChosen: boolean;
  isDropTarget: boolean;
  isDraggable: boolean;
}

const Item = ({ row, isHere, isChosen, isDropTarget, isDraggable, ...rest }: Props) => {
  const { index, gap, measure, place, size, ...marks } = rest;
  return (
    <div
      ref={measure}
      role="treeitem"
      data-id={row.id}
      data-row
      className={joinClasses(styles.item, isDropTarget && styles.dropTarget)}
      data-kind={row.node?.kind ?? 'file'}
      data-hidden={marks.hidden ? '' : undefined}
      // Each level is indented by the width of its arrow.
      style={{ paddingLeft: `${0.375 + (row.level - 1) * 0.875}rem`, marginTop: gap }}
      aria-level={row.level}
      aria-posinset={place}
      aria-setsize={size}
      data-index={index}
      aria-expanded={row.hasBelow ? row.isOpen : undefined}
      aria-selected={isChosen}
      tabIndex={isHere ? 0 : -1}
      draggable={isDraggable}
    >
      <span className={styles.twist} data-twist>
        {row.hasBelow && <Icon name={row.isOpen ? 'down' : 'next'} size="xs" />}
      </span>
      <span className={joinClasses('clip', styles.name)}>{row.name}</span>
      <MarksOfRow row={row} {...marks} />
    </div>
  );
};

// A key press renders two rows, not thousands.
export const TreeItem = memo(Item);
