import type { GatingTable } from '../../analysis/table/gating-table.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import type { AskedCell, AskedColumns } from './asked-columns.ts';

type Cell = GatingTable['rows'][number]['cells'][number];

/** Appends questions as columns, for file formats without a separate part for them. */
export const addAskedColumns = (table: GatingTable, { columns, cells }: AskedColumns): GatingTable => {
  const say = sentences(table.language);
  const cellOf = (cell: AskedCell | undefined): Cell => {
    if (cell === undefined || cell === 'nobody' || cell === 'hidden')
      return { verdict: 'hidden', outcomes: [] };
    if (cell === 'shown') return { verdict: 'shown', outcomes: [{ fields: {} }] };
    return { verdict: 'conditional', outcomes: [{ when: say(`asked.${cell}`), fields: {} }] };
  };
  return {
    ...table,
    columns: [
      ...table.columns,
      ...columns.map(({ name, says, kind }) => ({
        name,
        says: kind === 'answer' ? say('asked.needed', { says }) : says,
      })),
    ],
    rows: table.rows.map((row) => ({
      ...row,
      cells: [...row.cells, ...columns.map((_, at) => cellOf(cells[row.id]?.[at]))],
    })),
  };
};
