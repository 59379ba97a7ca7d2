import type { CellHashes } from '../../../authoring/gating/hashed-grid.ts';
import { cellSigns, isOpen } from '../../api/cell-signs.ts';
import type { SignOff } from '../../api/generated/api-shapes.ts';

/** The cells of a gating table: by item the hash of each, in the order of the columns. */
interface HashedTable {
  readonly columns: readonly string[];
  readonly hashes: CellHashes;
}

/** What a draft changes in the gating table. */
export interface ChangedCells {
  /** How many cells give something else than under the base. */
  readonly cells: number;
  /** How many of these nobody has signed off. */
  readonly unsigned: number;
  /** Items with such a cell. */
  readonly rows: ReadonlySet<string>;
  /** Items that are gone: the draft's table has no cell of them. */
  readonly gone: readonly string[];
}

/** Compares the table of a draft with that of its base, column by column as they are called: a column that is new has changed as a whole. */
export const changedCells = (own: HashedTable, base: HashedTable, said: readonly SignOff[]): ChangedCells => {
  const inBase = own.columns.map((name) => base.columns.indexOf(name));
  const rows = [...cellSigns(own.hashes, own.columns, said)].map(([item, signs]) => ({
    item,
    signs: signs.filter((_, at) => own.hashes[item]?.[at] !== base.hashes[item]?.[inBase[at] ?? -1]),
  }));
  const changed = rows.flatMap(({ signs }) => signs);
  return {
    cells: changed.length,
    unsigned: changed.filter(isOpen).length,
    rows: new Set(rows.flatMap(({ item, signs }) => (signs.length > 0 ? [item] : []))),
    gone: Object.keys(base.hashes).filter((item) => own.hashes[item] === undefined),
  };
};
