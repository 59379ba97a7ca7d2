import type { SignOff } from './generated/api-shapes.ts';

/** How a cell stands: signed off as right or wrong, to be looked at again as its outcome has changed since, or nobody has said anything yet. */
export type SignState = 'right' | 'wrong' | 'again' | 'none';

/** What was said of a cell. */
export interface CellSign {
  readonly state: SignState;
  /** The words that count; where the cell changed since, the last ones before that. */
  readonly said?: SignOff;
  /** Earlier words of others that say the same of the cell as it is. */
  readonly alike?: readonly SignOff[];
  /** The last words are from before a cell's hash held addresses and looks. */
  readonly isFormer?: true;
}

const formOf = (hash: string): string => hash.slice(0, Math.max(0, hash.indexOf('-')));

const unsigned: CellSign = { state: 'none' };

const cellKey = (item: string, column: string): string => `${item}\0${column}`;

/** Whether a cell has yet to be signed off as it is now. */
export const isOpen = ({ state }: CellSign): boolean => state === 'none' || state === 'again';

/**
 * What was said of each cell, by item, in the order of the columns. `hashes` are those of the cells as they are now; of several sign-offs of
 * one outcome the newest counts, and others who say the same are named with it.
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

/** How many cells there are, and how many of them are signed off as they are now, as right or as wrong, or have to be looked at again. */
export interface Coverage {
  readonly cells: number;
  readonly signed: number;
  readonly right: number;
  readonly wrong: number;
  /** Not signed off as they are now. */
  readonly open: number;
  readonly again: number;
}

/** The coverage of some cells. */
export const coverageOf = (signs: readonly CellSign[]): Coverage => {
  const count = (state: SignState): number => signs.filter((sign) => sign.state === state).length;
  const [right, wrong] = [count('right'), count('wrong')];
  const signed = right + wrong;
  return { cells: signs.length, signed, right, wrong, open: signs.length - signed, again: count('again') };
};
