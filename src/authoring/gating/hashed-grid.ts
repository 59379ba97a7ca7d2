import type { PortalModel } from '../../analysis/model/portal-model.ts';
import type { Cell } from '../../analysis/table/cells.ts';
import { gatingTable, type GatingTable } from '../../analysis/table/gating-table.ts';
import { sha256 } from '../../config/files/sha256.ts';
import { ownText } from './cell-text.ts';

/** The hash of what a cell gives its members in both languages: a sign-off holds while it stays the same. */
const cellHash = (...cells: readonly (Cell | undefined)[]): string => sha256(cells.map((cell) => (cell ? ownText(cell) : '')).join('\0'));

const rowsById = ({ rows }: GatingTable) => new Map(rows.map((row) => [row.id, row.cells]));

/** A table in which each cell has the hash of what it gives its members in both languages. */
export type HashedGrid = Omit<GatingTable, 'rows'> & {
  readonly rows: readonly (GatingTable['rows'][number] & { readonly cells: readonly (Cell & { readonly cellHash: string })[] })[];
};

/** A table, or some rows of it, with the hash of each cell; `whole` is the table of everything in the same language. Throws `TooLarge`. */
export const hashedGrid = (model: PortalModel, { language, columns, rows }: GatingTable, whole: GatingTable): HashedGrid => {
  const other = gatingTable(model, language === 'en' ? 'es' : 'en');
  const [english, spanish] = (language === 'en' ? [whole, other] : [other, whole]).map(rowsById);
  return {
    language,
    columns,
    rows: rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) => ({ ...cell, cellHash: cellHash(english?.get(row.id)?.[at], spanish?.get(row.id)?.[at]) })),
    })),
  };
};
