import { useWords } from '../i18n/use-words.ts';
import { Button } from '../kit/button.tsx';
import { Note } from '../kit/marks.tsx';
import { cellBriefs } from '../scenario/cell-briefs.ts';
import { CellText } from '../scenario/table-cell.tsx';
import type { TableItem } from '../scenario/table-items.ts';

// The cells changed since the page was rendered, or the same person edited them.
export interface Refused {
  readonly why: 'other-cell' | 'own-cell';
  readonly cells: readonly { readonly item: string; readonly column: string }[];
}

interface CellsProps {
  cells: Refused['cells'];
  items: readonly TableItem[];
  columns: readonly { name: string; says: string }[];
}

interface Props extends Omit<CellsProps, 'cells'> {
  refused: Refused;
  signRest: (() => void) | undefined;
  close: () => void;
}

// More cells are counted.
const mostCells = 6;

const itemIn = (items: readonly TableItem[], id: string): TableItem | undefined =>
  items.find(({ row }) => row.id === id);

const ChangedCells = ({ cells, items, columns }: CellsProps) => {
  const { t } = useWords();
  const more = cells.length - mostCells;
  return (
    <>
      <ul>
        {cells.slice(0, mostCells).map(({ item, column }) => {
          const found = itemIn(items, item);
          const at = columns.findIndex(({ name }) => name === column);
          const cell = found?.row.cells[at];
          return (
            <li key={`${item} ${column}`} className="row">
              {found?.name ?? item}, {columns[at]?.says ?? column}:{' '}
              {cell ? <CellText {...{ cell, t }} briefs={cellBriefs(items)} /> : t('grid.cell.gone')}
            </li>
          );
        })}
      </ul>
      {more > 0 && <p>{t('signOff.other.more', { count: more })}</p>}
    </>
  );
};

const OwnCells = ({ cells, items, columns }: CellsProps) => {
  const { t } = useWords();
  const byItem = [...Map.groupBy(cells, ({ item }) => item)];
  const more = byItem.length - mostCells;
  const saysOf = (column: string): string => columns.find(({ name }) => name === column)?.says ?? column;
  return (
    <>
      <ul>
        {byItem.slice(0, mostCells).map(([item, own]) => (
          <li key={item}>
            <b>{itemIn(items, item)?.name ?? item}</b>: {own.map(({ column }) => saysOf(column)).join(', ')}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('signOff.other.more', { count: more })}</p>}
    </>
  );
};

export const RefusedCells = ({ refused: { why, cells }, signRest, items, columns, close }: Props) => {
  const { t } = useWords();
  const isOwn = why === 'own-cell';
  const word = isOwn ? 'own' : 'other';
  const Cells = isOwn ? OwnCells : ChangedCells;
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
      <Cells {...{ cells, items, columns }} />
    </Note>
  );
};
