import { memo } from 'react';
import type { GatingTable } from '../../../../analysis/table/gating-table.ts';
import type { AskedColumns } from '../../../../authoring/questions/asked-columns.ts';
import type { ItemDifference } from '../../../../authoring/questions/item-differences.ts';
import { Mark } from '../../elements/marks.tsx';
import { Icon } from '../../elements/icon.tsx';
import { useWords } from '../../words/use-words.ts';
import { AskedCells } from './questions/asked-cells.tsx';
import { DifferenceRow } from './questions/difference-row.tsx';
import { type GridCell, type GridItem, type GridRow, isChanged, stateOf } from './grid-view.ts';

const looks = { shown: 'yes', depends: 'if', hidden: 'no' } as const;

/** What a cell says: that everybody sees it, nobody, or in which case. */
const CellText = ({ cell }: { readonly cell: GridCell }) => {
  const { t } = useWords();
  const state = stateOf(cell);
  if (state === 'hidden')
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr">{t('grid.cell.hidden')}</span>
      </>
    );
  const [first, ...more] = cell.outcomes;
  return (
    <>
      {state === 'shown' ? <Icon name="check" size="xs" /> : <span className="half" aria-hidden="true" />}
      <span>{state === 'shown' ? t('grid.cell.shown') : first?.when}</span>
      {more.length > 0 && <small>{t('grid.cell.more', { count: more.length })}</small>}
    </>
  );
};

interface CellsProps {
  readonly row: GridRow;
  readonly columns: GatingTable['columns'];
  readonly changed: readonly boolean[];
  /** The name of the column whose cell is explained. */
  readonly chosen?: string | undefined;
}

const Cells = ({ row, columns, changed, chosen }: CellsProps) => {
  const { t } = useWords();
  return columns.map(({ name }, at) => {
    const cell = row.cells[at];
    if (!cell) return <td key={name} className="c" />;
    const whole = cell.outcomes.flatMap(({ when }) => when ?? []).join('; ');
    return (
      <td
        key={name}
        className="c"
        data-item={row.id}
        data-column={name}
        tabIndex={-1}
        aria-selected={name === chosen || undefined}
        title={whole || undefined}
      >
        <span className={`cell ${looks[stateOf(cell)]}${changed[at] ? ' chg' : ''}`}>
          <CellText cell={cell} />
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
}

/** The row of an item; where it differs from what it is compared with, that row stands above it. */
export const ItemRow = memo(({ item, columns, chosen, against, asked, says }: Props) => {
  const { t } = useWords();
  const { row, name, before, changed } = item;
  const isOther = against !== undefined && isChanged(item);
  return (
    <>
      {isOther && says && <DifferenceRow name={name} says={says} width={columns.length + (asked?.columns.length ?? 0)} />}
      {isOther && (
        <tr className="was">
          <th scope="row" className="stick">
            <span className="clip">{against}</span>
          </th>
          {before ? <Cells row={before} columns={columns} changed={[]} /> : <td colSpan={columns.length}>{t('grid.cell.gone')}</td>}
          {asked && asked.columns.length > 0 && <td colSpan={asked.columns.length} />}
        </tr>
      )}
      <tr>
        <th scope="row" className="stick" title={row.id}>
          <span className="row">
            <span className="clip">{name}</span>
            {isChanged(item) && <Mark kind="changed" />}
          </span>
        </th>
        <Cells {...{ row, columns, changed, chosen }} />
        {asked && <AskedCells item={row.id} columns={asked.columns} cells={asked.cells[row.id]} chosen={chosen} />}
      </tr>
    </>
  );
});
