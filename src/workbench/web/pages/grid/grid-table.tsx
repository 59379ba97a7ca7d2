import { memo, type TableHTMLAttributes, useEffect, useRef } from 'react';
import type { GatingTable } from '../../../../analysis/table/gating-table.ts';
import type { AskedColumns } from '../../../../authoring/questions/asked-columns.ts';
import type { ItemDifferences } from '../../../../authoring/questions/item-differences.ts';
import { Button } from '../../elements/button.tsx';
import { useWords } from '../../words/use-words.ts';
import { ItemRow } from './item-row.tsx';
import { makeReachable, moveByKey } from './grid-keys.ts';
import { AskedHeads } from './questions/asked-cells.tsx';
import type { GridGroup } from './grid-view.ts';

/** A cell by its item and column. */
export interface ChosenCell {
  readonly item: string;
  readonly column: string;
}

interface GroupProps {
  readonly group: GridGroup;
  readonly columns: GatingTable['columns'];
  readonly chosen: ChosenCell | undefined;
  readonly isFolded: boolean;
  readonly fold: (key: string) => void;
  readonly against: string | undefined;
  readonly asked: AskedColumns | undefined;
  readonly differences: ItemDifferences['items'] | undefined;
}

const Group = memo(({ group, columns, chosen, isFolded, fold, against, asked, differences }: GroupProps) => {
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
            <span className="cnt">{items.length}</span>
          </span>
        </th>
        <td colSpan={columns.length + (asked?.columns.length ?? 0)} />
      </tr>
      {!isFolded &&
        [...(own ? [own] : []), ...items].map((item) => (
          <ItemRow
            key={item.row.id}
            {...{ item, columns, against, asked }}
            says={differences?.[item.row.id]}
            chosen={columnOf(item.row.id)}
          />
        ))}
    </tbody>
  );
});

interface Props extends Omit<GroupProps, 'group' | 'isFolded'> {
  readonly groups: readonly GridGroup[];
  readonly folded: ReadonlySet<string>;
  readonly choose: (cell: ChosenCell) => void;
  /** Takes a question away. */
  readonly remove: (question: string) => void;
}

const cellAt = (target: EventTarget): ChosenCell | undefined => {
  const { item, column } = (target as HTMLElement).closest<HTMLElement>('td[data-column]')?.dataset ?? {};
  return item !== undefined && column !== undefined ? { item, column } : undefined;
};

/** A table that is moved through cell by cell is a grid, with one handler for all its cells. */
const gridOf = (choose: (cell: ChosenCell) => void): Pick<TableHTMLAttributes<HTMLTableElement>, 'role' | 'onClick' | 'onKeyDown'> => ({
  role: 'grid',
  onClick: ({ target }) => {
    const cell = cellAt(target);
    if (cell) choose(cell);
  },
  onKeyDown: (event) => {
    const cell = cellAt(event.target);
    const isAsked = event.key === 'Enter' || (event.key === 'e' && !event.ctrlKey && !event.metaKey && !event.altKey);
    if (cell && isAsked) choose(cell);
    if ((cell && isAsked) || moveByKey(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  },
});

/** Items by plan: one table of all rows, so that the browser's own search and print find them all; one handler for all cells. */
export const GridTable = memo(({ groups, columns, folded, choose, remove, ...rest }: Props) => {
  const { t } = useWords();
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => makeReachable(table.current));
  return (
    <table ref={table} className="gt" {...gridOf(choose)}>
      <thead>
        <tr>
          <th scope="col" className="stick">
            {t('grid.item')}
          </th>
          {columns.map(({ name, says }) => (
            <th key={name} scope="col" title={name}>
              {says}
            </th>
          ))}
          {rest.asked && <AskedHeads columns={rest.asked.columns} remove={remove} />}
        </tr>
      </thead>
      {groups.map((group) => (
        <Group
          key={group.key}
          {...{ group, columns, ...rest }}
          chosen={rest.chosen?.item.startsWith(group.key) ? rest.chosen : undefined}
          isFolded={folded.has(group.key)}
        />
      ))}
    </table>
  );
});
