import { type KeyboardEvent, memo, type MouseEvent, startTransition, type TableHTMLAttributes, useEffect, useRef, useState } from 'react';
import type { GatingTable } from '../../../../analysis/table/gating-table.ts';
import type { AskedColumns } from '../../../../authoring/questions/asked-columns.ts';
import type { ItemDifferences } from '../../../../authoring/questions/item-differences.ts';
import { Button } from '../../elements/button.tsx';
import { useWords } from '../../words/use-words.ts';
import { ItemRow } from './item-row.tsx';
import { asksWhy, makeReachable, moveByKey, standAt } from './grid-keys.ts';
import { AskedHeads } from './questions/asked-cells.tsx';
import type { Range, Selection } from './sign-off/selection.ts';
import { Signed } from './sign-off/sign-marks.tsx';
import type { GridCoverage, Signs } from './sign-off/sign-states.ts';
import type { ChosenCell, GridGroup } from './grid-view.ts';

interface GroupProps {
  readonly group: GridGroup;
  readonly columns: GatingTable['columns'];
  readonly chosen: ChosenCell | undefined;
  readonly isFolded: boolean;
  readonly fold: (key: string) => void;
  readonly against: string | undefined;
  readonly asked: AskedColumns | undefined;
  readonly differences: ItemDifferences['items'] | undefined;
  /** What was said of the cells, and how much of them; undefined where nothing is signed off. */
  readonly signs: Signs | undefined;
  readonly coverage: GridCoverage | undefined;
  /** The cells that were chosen together. */
  readonly selection: Selection | undefined;
}

const Group = memo(({ group, columns, chosen, isFolded, fold, against, asked, differences, signs, coverage, selection }: GroupProps) => {
  const { t } = useWords();
  const { key, name, own, items } = group;
  const columnOf = (id: string): string | undefined => (chosen?.item === id ? chosen.column : undefined);
  return (
    <tbody className={isFolded ? 'folded' : undefined}>
      <tr className="grp">
        <th scope="rowgroup" className="stick" title={key}>
          <span className="row">
            <Button
              small
              kind="quiet"
              icon={isFolded ? 'next' : 'down'}
              aria-expanded={!isFolded}
              aria-label={t(isFolded ? 'grid.unfold' : 'grid.fold', { name })}
              onClick={() => fold(key)}
            />
            <span className="clip">{name}</span>
            {items.length > 0 && <span className="cnt">{items.length}</span>}
          </span>
        </th>
        <td colSpan={columns.length + (asked?.columns.length ?? 0) + (signs ? 1 : 0)}>
          <Signed of={coverage?.groups.get(key)} />
        </td>
      </tr>
      {!isFolded &&
        [...(own ? [own] : []), ...items].map((item) => (
          <ItemRow
            key={item.row.id}
            {...{ item, columns, against, asked }}
            says={differences?.[item.row.id]}
            chosen={columnOf(item.row.id)}
            selected={selection?.items.has(item.row.id) ? selection.columns : undefined}
            isSigned={signs !== undefined}
            signs={signs?.get(item.row.id)}
          />
        ))}
    </tbody>
  );
});

interface Props extends Omit<GroupProps, 'group' | 'isFolded'> {
  readonly groups: readonly GridGroup[];
  /** Which of all items these are: another text for others. */
  readonly filter: string;
  readonly folded: ReadonlySet<string>;
  readonly choose: (cell: ChosenCell) => void;
  /** Takes a question away. */
  readonly remove: (question: string) => void;
  /** Chooses the cells of a range; undefined: none. */
  readonly select: (change: (range: Range | undefined) => Range | undefined) => void;
}

/** Other groups are not drawn again while cells are chosen. */
const isIn = ({ items }: Selection, group: GridGroup): boolean =>
  [...(group.own ? [group.own] : []), ...group.items].some(({ row }) => items.has(row.id));

const cellAt = (target: EventTarget): ChosenCell | undefined => {
  const { item, column } = (target as HTMLElement).closest<HTMLElement>('td[data-column]')?.dataset ?? {};
  return item !== undefined && column !== undefined ? { item, column } : undefined;
};

type Handlers = Pick<TableHTMLAttributes<HTMLTableElement>, 'role' | 'onClick' | 'onKeyDown' | 'onMouseDown'>;

interface Acts extends Pick<Props, 'choose' | 'select'> {
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

const typed = (event: KeyboardEvent<HTMLTableElement>, { choose, select }: Acts): void => {
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
  if (event.key === 'Escape') select(() => undefined);
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
const firstGroups = (groups: readonly GridGroup[]): readonly GridGroup[] => {
  let rows = 0;
  const last = groups.findIndex(({ items }) => (rows += items.length + 1) >= firstRows);
  return last < 0 ? groups : groups.slice(0, last + 1);
};

/** Items by plan: one table of all rows, so that the browser's own search and print find them all; one handler for all cells. */
export const GridTable = memo(({ groups, filter, columns, folded, choose, remove, select, selection, ...rest }: Props) => {
  const { t } = useWords();
  const table = useRef<HTMLTableElement>(null);
  // What is seen is painted first, the rest a moment later; so it is after each choice of other items.
  const [whole, setWhole] = useState<string>();
  useEffect(() => startTransition(() => setWhole(filter)), [filter]);
  const drawn = whole === filter ? groups : firstGroups(groups);
  useEffect(() => makeReachable(table.current));
  return (
    <table ref={table} className="gt" aria-multiselectable {...gridOf({ choose, select, columns })}>
      <thead>
        <tr>
          <th scope="col" className="stick">
            {t('grid.item')}
          </th>
          {columns.map(({ name, says }, at) => (
            <th key={name} scope="col" title={name}>
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
        <Group
          key={group.key}
          {...{ group, columns, ...rest }}
          chosen={rest.chosen?.item.startsWith(group.key) ? rest.chosen : undefined}
          selection={selection && isIn(selection, group) ? selection : undefined}
          isFolded={folded.has(group.key)}
        />
      ))}
    </table>
  );
});
