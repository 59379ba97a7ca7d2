import type { NewSignOff, OtherSignOff, SignOff } from '../../api/generated/api-shapes.ts';
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
  wanted: Pick<SignRequest, 'verdict' | 'text'>,
  table: SignedCells,
): readonly SignRequest[] =>
  cells.flatMap((cell) => {
    const cellHash = table.hashes[cell.item]?.[indexOf(table, cell)];
    if (cellHash === undefined) return [];
    const seen = table.signs.get(cell.item)?.[indexOf(table, cell)]?.signOff;
    const expected = seen?.cellHash === cellHash ? seen.id : null;
    return [{ item: cell.item, column: cell.column, cellHash, expected, ...wanted }];
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

const isOf =
  ({ item, column }: CellAddress) =>
  (cell: CellAddress): boolean =>
    cell.item === item && cell.column === column;

// Restores what the same person had signed before, unless others have signed since: `signed` are the sign-offs
// after the requests.
export const undoRequests = (
  requests: readonly SignRequest[],
  table: SignedCells,
  person: string,
  signed: readonly SignOff[],
): readonly SignRequest[] =>
  requests.map((request) => {
    const made = signed.filter(isOf(request)).find((one) => one.person.id === person);
    const sign = table.signs.get(request.item)?.[indexOf(table, request)];
    const own =
      sign?.signOff?.cellHash === request.cellHash && sign.signOff.person.id === person
        ? sign.signOff
        : undefined;
    const { verdict = 'withdrawn', text = '' } = own ?? {};
    return { ...request, verdict, text, expected: made?.id ?? null };
  });

// The cells that were refused, or the others.
export const requestsOf = (
  requests: readonly SignRequest[],
  refused: readonly CellAddress[],
): { readonly refused: readonly SignRequest[]; readonly rest: readonly SignRequest[] } => {
  const isRefused = (request: SignRequest): boolean => refused.some(isOf(request));
  return {
    refused: requests.filter(isRefused),
    rest: requests.filter((request) => !isRefused(request)),
  };
};

// The user has now seen what others signed, and replaces it.
export const replacing = (
  requests: readonly SignRequest[],
  others: readonly OtherSignOff[],
): readonly SignRequest[] =>
  requests.map((request) => {
    const other = others.find(isOf(request));
    return other ? { ...request, expected: other.current?.id ?? null } : request;
  });
