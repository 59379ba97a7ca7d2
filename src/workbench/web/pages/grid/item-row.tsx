import { memo } from 'react';
import type { CellSign } from '../../../api/cell-signs.ts';
import type { GatingTable } from '../../../../analysis/table/gating-table.ts';
import type { AskedColumns } from '../../../../authoring/questions/asked-columns.ts';
import type { ItemDifference } from '../../../../authoring/questions/item-differences.ts';
import { Mark } from '../../elements/marks.tsx';
import { useWords } from '../../words/use-words.ts';
import { CellText } from './cell-text.tsx';
import { AskedCells } from './questions/asked-cells.tsx';
import { DifferenceRow } from './questions/difference-row.tsx';
import { CellMark, RowMark } from './sign-off/sign-marks.tsx';
import { type GridItem, type GridRow, isChanged, stateOf } from './grid-view.ts';

const looks = { shown: 'yes', depends: 'if', hidden: 'no' } as const;

interface CellsProps {
  readonly row: GridRow;
  readonly columns: GatingTable['columns'];
  readonly changed: readonly boolean[];
  /** The name of the column whose cell is explained. */
  readonly chosen?: string | undefined;
  /** The names of the columns whose cells were chosen together. */
  readonly selected?: ReadonlySet<string> | undefined;
  readonly signs?: readonly CellSign[] | undefined;
}

const Cells = ({ row, columns, changed, chosen, selected, signs }: CellsProps) => {
  const { t } = useWords();
  return columns.map(({ name }, at) => {
    const cell = row.cells[at];
    if (!cell) return <td key={name} className="c" />;
    const whole = cell.outcomes.flatMap(({ when }) => when ?? []).join('; ');
    return (
      <td
        key={name}
        className={selected?.has(name) ? 'c sel' : 'c'}
        data-item={row.id}
        data-column={name}
        tabIndex={-1}
        aria-selected={selected?.has(name) || name === chosen || undefined}
        title={whole || undefined}
      >
        <span className={`cell ${looks[stateOf(cell)]}${changed[at] ? ' chg' : ''}`}>
          <CellText cell={cell} />
          <CellMark sign={signs?.[at]} />
          {changed[at] && <span className="sr">{t('grid.cell.changed')}</span>}
        </span>
      </td>
    );
  });
};

interface Props {
  readonly item: GridItem;
  readonly columns: GatingTable['columns'];
  readonly chosen: string | undefined;
  /** What the other side is called, where its row stands above. */
  readonly against: string | undefined;
  /** Questions beside the table, and what they say of this item. */
  readonly asked?: AskedColumns | undefined;
  /** What members see otherwise of it, in words. */
  readonly says?: readonly ItemDifference[] | undefined;
  /** The names of the columns whose cells of this row were chosen together. */
  readonly selected?: ReadonlySet<string> | undefined;
  /** Whether sign-offs stand beside the rows, and what was said of the cells of this one. */
  readonly isSigned: boolean;
  readonly signs?: readonly CellSign[] | undefined;
}

/** The row of an item; where it differs from what it is compared with, that row stands above it. */
export const ItemRow = memo(({ item, columns, chosen, against, asked, says, selected, isSigned, signs }: Props) => {
  const { t } = useWords();
  const { row, name, before, changed } = item;
  const isOther = against !== undefined && isChanged(item);
  return (
    <>
      {isOther && says && (
        <DifferenceRow name={name} says={says} width={columns.length + (asked?.columns.length ?? 0) + (isSigned ? 1 : 0)} />
      )}
      {isOther && (
        <tr className="was">
          <th scope="row" className="stick">
            <span className="clip">{against}</span>
          </th>
          {before ? <Cells row={before} columns={columns} changed={[]} /> : <td colSpan={columns.length}>{t('grid.cell.gone')}</td>}
          {asked && asked.columns.length > 0 && <td colSpan={asked.columns.length} />}
          {isSigned && <td />}
        </tr>
      )}
      <tr>
        <th scope="row" className="stick" title={row.id}>
          <span className="row">
            <span className="clip">{name}</span>
            {isChanged(item) && <Mark kind="changed" />}
          </span>
        </th>
        <Cells {...{ row, columns, changed, chosen, selected, signs }} />
        {asked && <AskedCells item={row.id} columns={asked.columns} cells={asked.cells[row.id]} chosen={chosen} />}
        {isSigned && <RowMark item={row.id} name={name} signs={signs} />}
      </tr>
    </>
  );
});
