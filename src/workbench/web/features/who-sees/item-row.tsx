import { memo } from 'react';
import type { GatingTable } from '../../../../analysis/table/gating-table.ts';
import type { AskedColumns } from '../../../../authoring/questions/asked-columns.ts';
import type { ItemDifference } from '../../../../authoring/questions/item-differences.ts';
import type { CellSign } from '../../../api/cell-signs.ts';
import type { Language, Say } from '../../i18n/use-words.ts';
import { Mark } from '../../kit/marks.tsx';
import { spokenDay } from '../../kit/pacific-time.ts';
import { CellText } from '../../scenario/cell-text.tsx';
import { type MarkedColumns, WishSign } from '../../scenario/marked-cells.tsx';
import { type GridItem, type GridRow, isChanged, stateOf } from '../../scenario/table-view.ts';
import { CellMark, RowMark } from '../../sign-off/sign-marks.tsx';
import { AskedCells } from './questions/asked-cells.tsx';
import { DifferenceRow } from './questions/difference-row.tsx';

const looks = { shown: 'yes', depends: 'if', hidden: 'no' } as const;

interface CellsProps {
  readonly row: GridRow;
  readonly columns: GatingTable['columns'];
  readonly changed: readonly boolean[];
  /** The name of the column whose cell is explained. */
  readonly chosen?: string | undefined;
  /** The names of the columns whose cells were chosen together. */
  readonly selected?: ReadonlySet<string> | undefined;
  readonly marked?: MarkedColumns | undefined;
  readonly signs?: readonly CellSign[] | undefined;
  readonly t: Say;
}

/** The cells of a row; they stay as they are while the row is hidden and shown again. */
const Cells = memo(({ row, columns, changed, chosen, selected, marked, signs, t }: CellsProps) =>
  columns.map(({ name }, at) => {
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
          <CellText {...{ cell, t }} />
          {marked?.[name] !== undefined && <WishSign isShown={marked[name]} t={t} />}
          <CellMark sign={signs?.[at]} t={t} />
          {changed[at] && <span className="sr">{t('grid.cell.changed')}</span>}
        </span>
      </td>
    );
  }),
);

/** The days on which an item is there, where it is not always. */
const Span = ({ row: { everywhere }, t, language }: { readonly row: GridRow; readonly t: Say; readonly language: Language }) => {
  const { from, until } = everywhere;
  if (from === undefined && until === undefined) return null;
  const told = from === undefined ? 'until' : until === undefined ? 'from' : 'both';
  const [first, last] = [from, until].map((day) => (day === undefined ? '' : spokenDay(day, language))) as [string, string];
  return <small className="muted nowrap">{t(`grid.span.${told}`, { from: first, until: last })}</small>;
};

/** The other side's row has no cell that differs from itself. */
const none: readonly boolean[] = [];

interface Props {
  readonly item: GridItem;
  /** It is there, but not on show. */
  readonly isHidden: boolean;
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
  /** Which of its cells should be otherwise. */
  readonly marked?: MarkedColumns | undefined;
  /** Whether sign-offs stand beside the rows, and what was said of the cells of this one. */
  readonly isSigned: boolean;
  readonly signs?: readonly CellSign[] | undefined;
  /** The words: there are thousands of rows, so none looks for the language by itself. */
  readonly t: Say;
  readonly language: Language;
}

/** The row of an item; where it differs from what it is compared with, that row stands above it. */
export const ItemRow = memo(
  ({ item, isHidden, columns, chosen, against, asked, says, selected, marked, isSigned, signs, t, language }: Props) => {
    const { row, name, apart, before, changed } = item;
    const isOther = against !== undefined && isChanged(item);
    // The cells of a row of which nothing was said are drawn no other way.
    const marks = signs?.some(({ state }) => state !== 'none') ? signs : undefined;
    return (
      <>
        {isOther && says && (
          <DifferenceRow {...{ name, says, isHidden }} width={columns.length + (asked?.columns.length ?? 0) + (isSigned ? 1 : 0)} />
        )}
        {isOther && (
          <tr className="was" hidden={isHidden}>
            <th scope="row" className="stick" title={against}>
              <span className="clip">{against}</span>
            </th>
            {before ? (
              <Cells row={before} columns={columns} changed={none} t={t} />
            ) : (
              <td colSpan={columns.length}>{t('grid.cell.gone')}</td>
            )}
            {before && asked?.columns.map((column) => <td key={column.name} className="c ask" />)}
            {before && isSigned && <td className="rowsign" />}
          </tr>
        )}
        <tr hidden={isHidden}>
          <th scope="row" className="stick" title={row.id}>
            <span className="row">
              <span className="clip">
                {name}
                {apart !== undefined && <small className="muted"> {apart}</small>}
              </span>
              <Span row={row} t={t} language={language} />
              {isChanged(item) && <Mark kind="changed" />}
            </span>
          </th>
          <Cells {...{ row, columns, changed, chosen, selected, marked, t }} signs={marks} />
          {asked && <AskedCells item={row.id} columns={asked.columns} cells={asked.cells[row.id]} chosen={chosen} />}
          {isSigned && <RowMark item={row.id} name={name} signs={signs} />}
        </tr>
      </>
    );
  },
);
