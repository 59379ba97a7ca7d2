import { Button } from '../../../elements/button.tsx';
import { Note } from '../../../elements/marks.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { GridItem } from '../grid-view.ts';
import { CellText } from '../cell-text.tsx';

/** A cell that gives something else than what somebody signed off. */
export interface OtherCell {
  readonly item: string;
  readonly column: string;
}

interface Props {
  readonly cells: readonly OtherCell[];
  readonly items: readonly GridItem[];
  readonly columns: readonly { readonly name: string; readonly says: string }[];
  readonly close: () => void;
}

/** So many cells are told one by one; the rest are counted. */
const mostTold = 6;

/** Nothing was signed off, as some of the cells changed since somebody looked: what they give now. */
export const OtherCells = ({ cells, items, columns, close }: Props) => {
  const { t } = useWords();
  const more = cells.length - mostTold;
  return (
    <Note tone="wait" live acts={<Button small kind="quiet" icon="close" aria-label={t('common.do.close')} onClick={close} />}>
      <b className="strong">{t('signOff.other.title')}</b> {t('signOff.other.now')}
      <ul>
        {cells.slice(0, mostTold).map(({ item, column }) => {
          const found = items.find(({ row }) => row.id === item);
          const at = columns.findIndex(({ name }) => name === column);
          const cell = found?.row.cells[at];
          return (
            <li key={`${item} ${column}`} className="row">
              {found?.name ?? item}, {columns[at]?.says ?? column}: {cell ? <CellText {...{ cell, t }} /> : t('grid.cell.gone')}
            </li>
          );
        })}
      </ul>
      {more > 0 && <p>{t('signOff.other.more', { count: more })}</p>}
    </Note>
  );
};
