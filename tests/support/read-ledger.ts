import { readFileSync } from 'node:fs';

/** One row of the requirement ledger; `reason` says why no test can name it. */
export interface LedgerRow {
  readonly id: string;
  readonly requirement: string;
  readonly reason?: string;
}

const rowOf = (line: string): LedgerRow | undefined => {
  const cells = line.split('|').map((cell) => cell.trim());
  const [, id, , requirement, , last] = cells;
  if (id === undefined || requirement === undefined || !/^R\d\.\d+$/.test(id)) return undefined;
  const reason = last?.match(/reason:\s*(.+)/)?.[1];
  return { id, requirement, ...(reason === undefined ? {} : { reason }) };
};

/** The requirement rows (R1 to R9) of the ledger file at `path`, in their order. */
export const readLedger = (path: string): readonly LedgerRow[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => rowOf(line) ?? []);
