import type { GatingTable } from './gating-table.ts';

type Row = GatingTable['rows'][number];

/** All that a cell says; nothing where nobody sees the item, whatever those get who do. */
const saidBy = (row: Row | undefined, at: number): string => {
  const cell = row?.cells[at];
  return cell && cell.verdict !== 'hidden' ? JSON.stringify([cell.verdict, cell.outcomes, row.everywhere]) : '';
};

/** Whether two cells say the same, of one row or of the same row of two tables; a row that is not there says nothing. */
export const saysTheSame = ([one, at]: readonly [Row | undefined, number], [other, place]: readonly [Row | undefined, number]): boolean =>
  saidBy(one, at) === saidBy(other, place);

/** By the id of an item, for each column whether two tables of one language say something else; items that are alike in all are left out. */
export const unlikeCells = (table: GatingTable, other: GatingTable): Readonly<Record<string, readonly boolean[]>> => {
  const others = new Map(other.rows.map((row) => [row.id, row]));
  return Object.fromEntries(
    table.rows.flatMap((row) => {
      const unlike = row.cells.map((_, at) => !saysTheSame([row, at], [others.get(row.id), at]));
      return unlike.includes(true) ? [[row.id, unlike]] : [];
    }),
  );
};
