import type { SignOff } from './generated/api-shapes.ts';

/** The sign-off of a cell: right, wrong, `again` if the outcome changed after the sign-off, or none. */
export type SignState = 'right' | 'wrong' | 'again' | 'none';

export interface CellSign {
  readonly state: SignState;
  /** The latest sign-off, which may be from before the cell changed. */
  readonly signOff?: SignOff;
  /** Other users' earlier sign-offs of the same outcome with the same verdict. */
  readonly same?: readonly SignOff[];
  /** True when the last sign-off was made before hashes included addresses and appearance. */
  readonly isFormer?: true;
}

const formOf = (hash: string): string => hash.slice(0, Math.max(0, hash.indexOf('-')));

const unsigned: CellSign = { state: 'none' };

const cellKey = (item: string, column: string): string => `${item}\0${column}`;

/** Returns true when the current outcome of a cell is not signed off. */
export const isOpen = ({ state }: CellSign): boolean => state === 'none' || state === 'again';

/**
 * Returns the sign-offs of each cell by item and column. The newest sign-off of an outcome decides; `alike`
 * lists other sign-offs with the same verdict.
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
  const newest = (some: readonly SignOff[]): SignOff | undefined =>
    some.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0];
  const signOf = (item: string, hash: string, at: number): CellSign => {
    const all = byCell.get(cellKey(item, columns[at] ?? ''));
    if (!all) return unsigned;
    const current = all.filter(({ cellHash }) => cellHash === hash);
    const own = newest(current);
    if (own)
      return {
        state: own.verdict,
        signOff: own,
        same: current.filter((one) => one !== own && one.verdict === own.verdict),
      };
    const signOff = newest(all) as SignOff;
    return { state: 'again', signOff, ...(formOf(signOff.cellHash) !== formOf(hash) && { isFormer: true }) };
  };
  return new Map(
    Object.entries(hashes).map(([item, row]) => [item, row.map((hash, at) => signOf(item, hash, at))]),
  );
};

/** The numbers of cells: all, signed off (right or wrong), not signed off, and expired (`again`). */
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
  const right = count('right');
  const wrong = count('wrong');
  const signed = right + wrong;
  return { cells: signs.length, signed, right, wrong, open: signs.length - signed, again: count('again') };
};
