import { Button } from '../../../elements/button.tsx';
import { Note } from '../../../elements/marks.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { GridItem } from '../grid-view.ts';
import { CellText } from '../cell-text.tsx';

/** Cells that were not signed off, with all others of the request: they changed since somebody looked, or that person edited them. */
export interface Refused {
  readonly why: 'other-cell' | 'own-cell';
  readonly cells: readonly { readonly item: string; readonly column: string }[];
}

interface Props {
  readonly refused: Refused;
  /** Signs off the other cells of the request; undefined where there are none. */
  readonly signRest: (() => void) | undefined;
  readonly items: readonly GridItem[];
  readonly columns: readonly { readonly name: string; readonly says: string }[];
  readonly close: () => void;
}

/** So many cells are told one by one; the rest are counted. */
const mostTold = 6;

/** Why nothing was signed off, and of which cells what members get now. */
export const RefusedCells = ({ refused: { why, cells }, signRest, items, columns, close }: Props) => {
  const { t } = useWords();
  const word = why === 'own-cell' ? 'own' : 'other';
  const more = cells.length - mostTold;
  return (
    <Note
      tone="wait"
      live
      acts={
        <>
          {signRest && (
            <Button small icon="check" onClick={signRest}>
              {t('signOff.own.rest')}
            </Button>
          )}
          <Button small kind="quiet" icon="close" aria-label={t('common.do.close')} onClick={close} />
        </>
      }
    >
      <b className="strong">{t(`signOff.${word}.title`)}</b> {t(`signOff.${word}.now`)}
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
