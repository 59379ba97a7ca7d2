import type { NewSignOff } from '../../api/generated/api-shapes.ts';
import type { Signs } from '../scenario/sign-off-states.ts';
import type { CellAddress } from '../scenario/table-items.ts';

// The source is added when the request is sent.
export type SignRequest = Omit<NewSignOff, 'source'>;

export interface SignedCells {
  readonly signs: Signs;
  readonly hashes: Readonly<Record<string, readonly string[]>>;
  readonly columns: readonly string[];
}

const indexOf = ({ columns }: SignedCells, { column }: CellAddress): number => columns.indexOf(column);

// Leaves out cells that cannot be signed off because their item is gone.
export const requestsFor = (
  cells: readonly CellAddress[],
  said: Pick<SignRequest, 'verdict' | 'text'>,
  table: SignedCells,
): readonly SignRequest[] =>
  cells.flatMap((cell) => {
    const cellHash = table.hashes[cell.item]?.[indexOf(table, cell)];
    return cellHash === undefined ? [] : [{ item: cell.item, column: cell.column, cellHash, ...said }];
  });

// The cells that are not signed off as right. When signing several at once, cells marked as wrong stay wrong,
// because a row sign-off does not answer their comments.
export const newlyRight = (
  cells: readonly CellAddress[],
  table: SignedCells,
): { readonly cells: readonly CellAddress[]; readonly wrong: number } => {
  const stateOf = (cell: CellAddress) => table.signs.get(cell.item)?.[indexOf(table, cell)]?.state;
  if (cells.length === 1) return { cells: cells.filter((cell) => stateOf(cell) !== 'right'), wrong: 0 };
  return {
    cells: cells.filter((cell) => stateOf(cell) === 'none' || stateOf(cell) === 'again'),
    wrong: cells.filter((cell) => stateOf(cell) === 'wrong').length,
  };
};

// Restores what the same person had signed before.
export const undoRequests = (
  requests: readonly SignRequest[],
  table: SignedCells,
  person: string,
): readonly SignRequest[] =>
  requests.map((request) => {
    const sign = table.signs.get(request.item)?.[indexOf(table, request)];
    const own =
      sign?.said?.cellHash === request.cellHash && sign.said.person.id === person ? sign.said : undefined;
    return { ...request, verdict: own?.verdict ?? 'withdrawn', text: own?.text ?? '' };
  });
