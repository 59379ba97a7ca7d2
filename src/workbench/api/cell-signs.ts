import type { SignOff } from './generated/api-shapes.ts';

/** The sign-off of a cell: right, wrong, to sign again because its outcome changed, or none. */
export type SignState = 'right' | 'wrong' | 'again' | 'none';

/** The sign-offs of a cell. */
export interface CellSign {
  readonly state: SignState;
  /** The current sign-off, or the last one before the cell changed. */
  readonly said?: SignOff;
  /** Earlier sign-offs of others with the same verdict on the same outcome. */
  readonly alike?: readonly SignOff[];
  /** The last sign-off is older than hashes with addresses and looks. */
  readonly isFormer?: true;
}

const formOf = (hash: string): string => hash.slice(0, Math.max(0, hash.indexOf('-')));

const unsigned: CellSign = { state: 'none' };

const cellKey = (item: string, column: string): string => `${item}\0${column}`;

/** Returns whether a cell has to be signed off as it is now. */
export const isOpen = ({ state }: CellSign): boolean => state === 'none' || state === 'again';

/**
 * Returns the sign-offs of each cell by item, in the order of the columns. `hashes` are current; the newest sign-off of an outcome counts,
 * with those of others who agree.
 */
export const cellSigns = (
  hashes: Readonly<Record<string, readonly string[]>>,
  columns: readonly string[],
  signOffs: readonly SignOff[],
): ReadonlyMap<string, readonly CellSign[]> => {
  const byCell = new Map<string, SignOff[]>();
  for (const one of signOffs) {
    const key = cellKey(one.item, one.column);
    const cell = byCell.get(key);
    if (cell) cell.push(one);
    else byCell.set(key, [one]);
  }
  const newest = (some: readonly SignOff[]): SignOff | undefined => some.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0];
  const signOf = (item: string, hash: string, at: number): CellSign => {
    const all = byCell.get(cellKey(item, columns[at] ?? ''));
    if (!all) return unsigned;
    const current = all.filter(({ cellHash }) => cellHash === hash);
    const own = newest(current);
    if (own) return { state: own.verdict, said: own, alike: current.filter((one) => one !== own && one.verdict === own.verdict) };
    const said = newest(all) as SignOff;
    return { state: 'again', said, ...(formOf(said.cellHash) !== formOf(hash) && { isFormer: true }) };
  };
  return new Map(Object.entries(hashes).map(([item, row]) => [item, row.map((hash, at) => signOf(item, hash, at))]));
};

/** The number of cells, and of those signed off as right or wrong or to sign again. */
export interface Coverage {
  readonly cells: number;
  readonly signed: number;
  readonly right: number;
  readonly wrong: number;
  readonly open: number;
  readonly again: number;
}

/** Counts the sign-offs of some cells. */
export const coverageOf = (signs: readonly CellSign[]): Coverage => {
  const count = (state: SignState): number => signs.filter((sign) => sign.state === state).length;
  const [right, wrong] = [count('right'), count('wrong')];
  const signed = right + wrong;
  return { cells: signs.length, signed, right, wrong, open: signs.length - signed, again: count('again') };
};
