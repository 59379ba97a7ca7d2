import {
  type KeyboardEvent,
  memo,
  type MouseEvent,
  startTransition,
  type TableHTMLAttributes,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { GatingTable } from '../../../../analysis/table/gating-table.ts';
import { useWords } from '../../i18n/use-words.ts';
import { type ChosenCell, type GridGroup, itemsOf } from '../../scenario/table-view.ts';
import type { Range, Selection } from '../../sign-off/selection.ts';
import { Signed } from '../../sign-off/sign-marks.tsx';
import { GroupOf, type GroupProps } from './grid-group.tsx';
import { asksWhy, makeReachable, moveByKey, numberRows, showCell, standAt } from './grid-keys.ts';
import { AskedHeads } from './questions/asked-cells.tsx';

interface Props extends Omit<GroupProps, 'group' | 'isFolded'> {
  /** All groups of the table. */
  readonly groups: readonly GridGroup[];
  readonly folded: ReadonlySet<string>;
  readonly choose: (cell: ChosenCell) => void;
  /** Takes the reasons of a cell away. */
  readonly close: () => void;
  /** The name of the plan that is chosen. */
  readonly plan: string | undefined;
  /** Takes a question away. */
  readonly remove: (question: string) => void;
  /** Chooses the cells of a range; undefined: none. */
  readonly select: (change: (range: Range | undefined) => Range | undefined) => void;
}

/** Other groups are not drawn again while cells are chosen. */
const isIn = ({ items }: Selection, group: GridGroup): boolean => itemsOf(group).some(({ row }) => items.has(row.id));

const cellAt = (target: EventTarget): ChosenCell | undefined => {
  const { item, column } = (target as HTMLElement).closest<HTMLElement>('td[data-column]')?.dataset ?? {};
  return item !== undefined && column !== undefined ? { item, column } : undefined;
};

type Handlers = Pick<TableHTMLAttributes<HTMLTableElement>, 'role' | 'onClick' | 'onKeyDown' | 'onMouseDown'>;

interface Acts extends Pick<Props, 'choose' | 'close' | 'select'> {
  readonly columns: GatingTable['columns'];
}

/** Chooses everything from where the choice began to a cell. */
const extend = (select: Props['select'], from: ChosenCell, to: ChosenCell): void => select((range) => ({ from: range?.from ?? from, to }));

const pressed = ({ target, shiftKey, currentTarget }: MouseEvent<HTMLTableElement>, { choose, select, columns }: Acts): void => {
  const row = (target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset['row'];
  const [first, last] = [columns[0]?.name ?? '', columns.at(-1)?.name ?? ''];
  if (row !== undefined) select(() => ({ from: { item: row, column: first }, to: { item: row, column: last } }));
  const cell = cellAt(target);
  if (!cell) return;
  const stood = currentTarget.querySelector('td[tabindex="0"]');
  if (shiftKey) extend(select, (stood && cellAt(stood)) ?? cell, cell);
  else {
    select(() => undefined);
    standAt(currentTarget, (target as HTMLElement).closest('td'));
    choose(cell);
  }
};

const typed = (event: KeyboardEvent<HTMLTableElement>, { choose, close, select }: Acts): void => {
  const cell = cellAt(event.target);
  if (!cell) return;
  const isAsked = asksWhy(event);
  if (isAsked) choose(cell);
  const isMoved = !isAsked && moveByKey(event);
  if (isMoved) {
    const to = event.shiftKey && document.activeElement ? cellAt(document.activeElement) : undefined;
    if (to) extend(select, cell, to);
    else select(() => undefined);
  }
  if (event.key === 'Escape') {
    select(() => undefined);
    close();
  }
  if (!isAsked && !isMoved) return;
  event.preventDefault();
  event.stopPropagation();
};

/** A table that is moved through cell by cell is a grid, with one handler for all its cells. */
const gridOf = (acts: Acts): Handlers => ({
  role: 'grid',
  onClick: (event) => pressed(event, acts),
  onKeyDown: (event) => typed(event, acts),
  // With Shift held a press would mark text instead of cells.
  onMouseDown: (event) => {
    if (event.shiftKey) event.preventDefault();
  },
});

/** More rows than any screen has room for. */
const firstRows = 80;

/** The groups that are seen before anybody scrolls. */
const firstGroups = (groups: readonly GridGroup[], shown: ReadonlySet<string>): readonly GridGroup[] => {
  let rows = 0;
  const last = groups.findIndex((group) => (rows += itemsOf(group).filter(({ row }) => shown.has(row.id)).length) >= firstRows);
  return last < 0 ? groups : groups.slice(0, last + 1);
};

/** Items by plan: one table of all rows, so that the browser's own search and print find them all; one handler for all cells. */
export const GridTable = memo(({ groups, shown, columns, folded, choose, close, remove, select, selection, plan, ...rest }: Props) => {
  const { t } = useWords();
  const table = useRef<HTMLTableElement>(null);
  // What is seen is painted first, the rest a moment later.
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  useEffect(() => {
    if (plan !== undefined) table.current?.querySelector('thead th.on')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [plan]);
  const { item, column } = rest.chosen ?? {};
  const meant = useEffectEvent(() => table.current?.querySelector<HTMLElement>(`td[data-item="${item}"][data-column="${column}"]`));
  // A cell that an address names is looked for once, when all rows are there; one that is pressed is in sight.
  useEffect(() => {
    if (isWhole && table.current) showCell(table.current, meant() ?? undefined, 'center');
  }, [isWhole]);
  const drawn = isWhole ? groups : firstGroups(groups, shown);
  useEffect(() => {
    makeReachable(table.current);
    numberRows(table.current);
  }, [drawn, shown, folded]);
  return (
    <table
      ref={table}
      className={`gt rowwise${rest.asked ? ' asks' : ''}`}
      hidden={shown.size === 0}
      aria-multiselectable
      {...gridOf({ choose, close, select, columns })}
    >
      <thead>
        <tr>
          <th scope="col" className="stick">
            {t('grid.item')}
          </th>
          {columns.map(({ name, says }, at) => (
            <th key={name} scope="col" title={name} className={name === plan ? 'on' : undefined}>
              {says}
              <Signed of={rest.coverage?.columns[at]} />
            </th>
          ))}
          {rest.asked && <AskedHeads columns={rest.asked.columns} remove={remove} />}
          {rest.signs && (
            <th scope="col" className="rowsign">
              {t('signOff.head')}
            </th>
          )}
        </tr>
      </thead>
      {drawn.map((group) => (
        <GroupOf
          key={group.key}
          {...{ group, shown, columns, ...rest }}
          chosen={rest.chosen?.item.startsWith(group.key) ? rest.chosen : undefined}
          selection={selection && isIn(selection, group) ? selection : undefined}
          isFolded={folded.has(group.key)}
        />
      ))}
    </table>
  );
});
