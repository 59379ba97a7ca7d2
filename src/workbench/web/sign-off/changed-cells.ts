import type { CellHashes } from '../../../authoring/gating/hashed-grid.ts';
import { cellSigns, isOpen } from '../../api/cell-signs.ts';
import type { SignOff } from '../../api/generated/api-shapes.ts';

// The hashes are by item id, in the order of the columns.
interface HashedTable {
  readonly columns: readonly string[];
  readonly hashes: CellHashes;
}

export interface ChangedCells {
  readonly cells: number;
  /** The number of these cells without a sign-off. */
  readonly unsigned: number;
  readonly rows: ReadonlySet<string>;
  readonly gone: readonly string[];
}

// Compares columns by name. A new column is changed as a whole.
export const changedCells = (
  own: HashedTable,
  base: HashedTable,
  signOffs: readonly SignOff[],
): ChangedCells => {
  const inBase = own.columns.map((name) => base.columns.indexOf(name));
  const rows = [...cellSigns(own.hashes, own.columns, signOffs)].map(([item, signs]) => ({
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
