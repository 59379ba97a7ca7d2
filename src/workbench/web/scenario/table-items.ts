import type { GatingTable } from '../../../analysis/table/gating-table.ts';
import { cellContent } from '../../api/table-rows.ts';
import { groupOf, lastPart, type NameOf } from './item-names.ts';

export interface CellAddress {
  readonly item: string;
  readonly column: string;
}

export type TableRow = GatingTable['rows'][number];

export type TableCell = TableRow['cells'][number];

// Whether all members of a column see an item, some of them, or none.
export type CellState = 'shown' | 'depends' | 'hidden';

export interface TableItem {
  readonly row: TableRow;
  readonly name: string;
  /** The last part of the id, if another item of the same screen or menu has the same name. */
  readonly apart: string | undefined;
  readonly group: string;
  /** The row of the other side of a comparison, or undefined. */
  readonly before: TableRow | undefined;
  readonly changed: readonly boolean[];
}

export interface TableGroup {
  readonly key: string;
  readonly name: string;
  readonly own: TableItem | undefined;
  readonly items: readonly TableItem[];
}

// The screen itself comes first.
export const itemsOf = ({ own, items }: TableGroup): readonly TableItem[] => (own ? [own, ...items] : items);

export const stateOf = ({ verdict }: Pick<TableCell, 'verdict'>): CellState =>
  verdict === 'conditional' ? 'depends' : verdict;

export const isChanged = ({ changed }: TableItem): boolean => changed.includes(true);

export const countStates = (
  items: readonly TableItem[],
  column: number,
): Readonly<Record<CellState, number>> => {
  const counts = { shown: 0, depends: 0, hidden: 0 };
  for (const { row } of items) {
    const cell = row.cells[column];
    if (cell) counts[stateOf(cell)] += 1;
  }
  return counts;
};

// Rows that only the other side has: no members see them here.
const removedRows = (table: GatingTable, other: GatingTable | undefined): readonly TableRow[] => {
  const present = new Set(table.rows.map(({ id }) => id));
  return (other?.rows ?? [])
    .filter(({ id }) => !present.has(id))
    .map((row) => ({
      ...row,
      everywhere: {},
      look: '',
      cells: row.cells.map(() => ({ verdict: 'hidden', outcomes: [] })),
    }));
};

// `unlike` has by item id the cells that differ in the language that is not on the page.
export const tableItems = (
  table: GatingTable,
  other: GatingTable | undefined,
  nameOf: NameOf,
  different: Readonly<Record<string, readonly boolean[]>> = {},
): readonly TableItem[] => {
  const before = new Map(other?.rows.map((row) => [row.id, row]));
  const named = [...table.rows, ...removedRows(table, other)].map((row) => {
    const name = nameOf(row.id) ?? row.everywhere['title'] ?? row.everywhere['label'] ?? lastPart(row.id);
    return { row, name, group: groupOf(row.id) };
  });
  const keyOf = ({ name, group }: (typeof named)[number]): string => `${group}\0${name}`;
  const sameName = new Map<string, number>();
  for (const item of named) sameName.set(keyOf(item), (sameName.get(keyOf(item)) ?? 0) + 1);
  return named.map((item) => {
    const { id } = item.row;
    const old = before.get(id);
    const isUnlike = (column: number): boolean =>
      different[id]?.[column] === true || cellContent(item.row, column) !== cellContent(old, column);
    return {
      ...item,
      apart: (sameName.get(keyOf(item)) ?? 0) > 1 ? lastPart(id) : undefined,
      before: old,
      changed: table.columns.map((_, column) => other !== undefined && isUnlike(column)),
    };
  });
};
