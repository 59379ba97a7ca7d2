import { memo } from 'react';
import type { GatingTable } from '../../../../../analysis/table/gating-table.ts';
import type { CellSign } from '../../../../api/cell-signs.ts';
import type { Translate } from '../../../i18n/use-words.ts';
import { type CellBrief, conditionOf } from '../../../scenario/cell-briefs.ts';
import { CellBox, CellText } from '../../../scenario/table-cell.tsx';
import { type MarkedColumns, WantedMark } from '../../../scenario/marked-cells.tsx';
import { stateOf, type TableRow } from '../../../scenario/table-items.ts';
import { CellMark } from '../../../sign-off/sign-marks.tsx';
import styles from './gating-table.module.css';
import { joinClasses } from '../../../kit/join-classes.ts';

interface Props {
  row: TableRow;
  columns: GatingTable['columns'];
  briefs: ReadonlyMap<string, CellBrief>;
  changed: readonly boolean[];
  chosen?: string | undefined;
  selected?: ReadonlySet<string> | undefined;
  marked?: MarkedColumns | undefined;
  signs?: readonly CellSign[] | undefined;
  t: Translate;
}

// Memoized: cells stay while their row is hidden and shown again.
export const TableCells = memo(
  ({ row, columns, briefs, changed, chosen, selected, marked, signs, t }: Props) =>
    columns.map(({ name }, at) => {
      const cell = row.cells[at];
      if (!cell) return <td key={name} className={styles.cell} />;
      return (
        <td
          key={name}
          className={joinClasses(styles.cell, selected?.has(name) && styles.selected)}
          data-item={row.id}
          data-column={name}
          tabIndex={-1}
          aria-selected={selected?.has(name) || name === chosen || undefined}
          title={conditionOf(cell) || undefined}
        >
          <CellBox look={stateOf(cell)} isChanged={changed[at]}>
            <CellText {...{ cell, briefs, t }} />
            {marked?.[name] !== undefined && <WantedMark isShown={marked[name]} t={t} />}
            <CellMark sign={signs?.[at]} t={t} />
            {changed[at] && <span className="sr">{t('grid.cell.changed')}</span>}
          </CellBox>
        </td>
      );
    }),
);
