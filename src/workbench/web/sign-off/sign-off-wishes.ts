import type { NewSignOff } from '../../api/generated/api-shapes.ts';
import type { Signs } from '../scenario/sign-off-states.ts';
import type { CellAddress } from '../scenario/table-items.ts';

/** What is said of a cell; its source is named when it is sent. */
export type Wish = Omit<NewSignOff, 'source'>;

/** The cells of a table with their hashes and what was said of them. */
export interface SignedCells {
  readonly signs: Signs;
  readonly hashes: Readonly<Record<string, readonly string[]>>;
  /** The names of the columns. */
  readonly columns: readonly string[];
}

const placeOf = ({ columns }: SignedCells, { column }: CellAddress): number => columns.indexOf(column);

/** Wishes for cells as they are on show; cells that cannot be signed off, as their item is gone, are left out. */
export const wishesFor = (cells: readonly CellAddress[], said: Pick<Wish, 'verdict' | 'text'>, table: SignedCells): readonly Wish[] =>
  cells.flatMap((cell) => {
    const cellHash = table.hashes[cell.item]?.[placeOf(table, cell)];
    return cellHash === undefined ? [] : [{ item: cell.item, column: cell.column, cellHash, ...said }];
  });

/**
 * Of the cells that somebody calls right, those of which that is news. Of several at once, those that are signed as wrong are left as they
 * are: whoever signs a whole row has not answered the comment.
 */
export const newlyRight = (
  cells: readonly CellAddress[],
  table: SignedCells,
): { readonly cells: readonly CellAddress[]; readonly wrong: number } => {
  const stateOf = (cell: CellAddress) => table.signs.get(cell.item)?.[placeOf(table, cell)]?.state;
  if (cells.length === 1) return { cells: cells.filter((cell) => stateOf(cell) !== 'right'), wrong: 0 };
  return {
    cells: cells.filter((cell) => stateOf(cell) === 'none' || stateOf(cell) === 'again'),
    wrong: cells.filter((cell) => stateOf(cell) === 'wrong').length,
  };
};

/** The wishes that take others back: what the same person had said before is said again. */
export const undoing = (wishes: readonly Wish[], table: SignedCells, person: string): readonly Wish[] =>
  wishes.map((wish) => {
    const sign = table.signs.get(wish.item)?.[placeOf(table, wish)];
    const own = sign?.said?.cellHash === wish.cellHash && sign.said.person.id === person ? sign.said : undefined;
    return { ...wish, verdict: own?.verdict ?? 'withdrawn', text: own?.text ?? '' };
  });
