/** What one unit of work costs where there are `size` of something. */
export interface GrowthRow {
  /** The work, and where it was done. */
  readonly what: string;
  readonly size: number;
  readonly cost: number;
  /** Milliseconds of processor time, in the server and the database, or bytes in the database. */
  readonly unit: 'ms' | 'bytes';
}

/** How thoroughly a part measures. */
export interface Effort {
  /** How often short work is done. */
  readonly times: number;
  /** How long pages work. */
  readonly seconds: number;
}

/** A part of the growth table: what grows, and how much. */
export interface GrowthPart {
  readonly of: string;
  readonly sizes: readonly number[];
  readonly measure: (sizes: readonly number[], effort: Effort) => AsyncIterable<GrowthRow>;
}

const digits = ({ unit, cost }: GrowthRow): number => (unit === 'bytes' ? 0 : cost < 1 ? 3 : 1);

/** Returns a function that returns the line of each row, with its ratio to the first row of the same work. */
export const growthLines = () => {
  const first = new Map<string, number>();
  return (of: string, row: GrowthRow): string => {
    const { what, size, cost, unit } = row;
    if (!first.has(what)) first.set(what, cost);
    const ratio = cost / (first.get(what) ?? cost);
    const cells = [`${size} ${of}`.padStart(24), `${cost.toFixed(digits(row))} ${unit}`.padStart(14)];
    return `${what.padEnd(52)}${cells.join('')}${`x ${ratio.toFixed(2)}`.padStart(10)}\n`;
  };
};
