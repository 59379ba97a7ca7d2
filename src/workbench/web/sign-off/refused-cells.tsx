import type { OtherSignOff } from '../../api/generated/api-shapes.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../kit/button.tsx';
import { Note } from '../kit/marks.tsx';
import { dayAndTime, useNow } from '../kit/time.tsx';
import { cellBriefs } from '../scenario/cell-briefs.ts';
import { CellText } from '../scenario/table-cell.tsx';
import type { CellAddress, TableItem } from '../scenario/table-items.ts';

// The cells changed since the page was rendered, the same person edited them, or others signed them off.
export type Refused =
  | { readonly why: 'other-cell' | 'own-cell'; readonly cells: readonly CellAddress[] }
  | { readonly why: 'other-sign-off'; readonly cells: readonly OtherSignOff[] };

interface CellsProps {
  cells: readonly CellAddress[];
  items: readonly TableItem[];
  columns: readonly { name: string; says: string }[];
}

interface Props extends Omit<CellsProps, 'cells'> {
  refused: Refused;
  signRest: (() => void) | undefined;
  replace: (() => void) | undefined;
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

// Who signed, when, and what.
const SignedCells = ({
  cells,
  items,
  columns,
}: Omit<CellsProps, 'cells'> & { cells: readonly OtherSignOff[] }) => {
  const { t, language } = useWords();
  const now = useNow();
  const more = cells.length - mostCells;
  const describe = ({ current }: OtherSignOff): string => {
    if (!current) return t('signOff.signed.withdrawn');
    const { person, at, verdict, text } = current;
    const time = dayAndTime(new Date(at), now, language);
    const says = t(`signOff.signed.${verdict}`, { name: person.name, time });
    return text === '' ? says : t('signOff.signed.because', { says, text });
  };
  return (
    <>
      <ul>
        {cells.slice(0, mostCells).map((cell) => (
          <li key={`${cell.item} ${cell.column}`}>
            <b>
              {itemIn(items, cell.item)?.name ?? cell.item},{' '}
              {columns.find(({ name }) => name === cell.column)?.says ?? cell.column}
            </b>
            : {describe(cell)}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('signOff.other.more', { count: more })}</p>}
    </>
  );
};

const words = { 'other-cell': 'other', 'own-cell': 'own', 'other-sign-off': 'signed' } as const;

const Cells = ({ refused, ...names }: { refused: Refused } & Omit<CellsProps, 'cells'>) => {
  if (refused.why === 'other-sign-off') return <SignedCells cells={refused.cells} {...names} />;
  const List = refused.why === 'own-cell' ? OwnCells : ChangedCells;
  return <List cells={refused.cells} {...names} />;
};

// Why the sign-off was refused: the cells with their current values or sign-offs.
export const RefusedReason = (props: { refused: Refused } & Omit<CellsProps, 'cells'>) => {
  const { t } = useWords();
  const word = words[props.refused.why];
  return (
    <>
      <b className="strong">{t(`signOff.${word}.title`)}</b> {t(`signOff.${word}.now`)}
      <Cells {...props} />
    </>
  );
};

export const RefusedCells = ({ refused, signRest, replace, items, columns, close }: Props) => {
  const { t } = useWords();
  return (
    <Note
      tone="wait"
      live
      actions={
        <>
          {signRest && (
            <Button small icon="check" onClick={signRest}>
              {t('signOff.own.rest')}
            </Button>
          )}
          {replace && (
            <Button small onClick={replace}>
              {t('signOff.signed.replace')}
            </Button>
          )}
          <Button small kind="quiet" icon="close" aria-label={t('common.do.close')} onClick={close} />
        </>
      }
    >
      <RefusedReason {...{ refused, items, columns }} />
    </Note>
  );
};
