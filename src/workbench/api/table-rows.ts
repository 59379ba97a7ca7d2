interface Row {
  readonly id: string;
  readonly path?: string | undefined;
  readonly everywhere: Readonly<Record<string, string>>;
  readonly look: string;
  readonly cells: readonly {
    readonly verdict: string;
    readonly outcomes: readonly {
      readonly when?: string | undefined;
      readonly fields: Readonly<Record<string, string | null>>;
    }[];
  }[];
}

interface Table {
  readonly rows: readonly Row[];
}

/** Returns everything that a cell shows as a text to compare; empty if no member sees the item or it has no row. */
export const cellContent = (row: Row | undefined, at: number): string => {
  const cell = row?.cells[at];
  return cell && cell.verdict !== 'hidden'
    ? JSON.stringify([cell.verdict, cell.outcomes, row.everywhere, row.look])
    : '';
};

/** Compares two tables of one language. For each item that differs, returns which columns differ. */
export const differingCells = (table: Table, other: Table): Readonly<Record<string, readonly boolean[]>> => {
  const others = new Map(other.rows.map((row) => [row.id, row]));
  return Object.fromEntries(
    table.rows.flatMap((row) => {
      const different = row.cells.map(
        (_, at) => cellContent(row, at) !== cellContent(others.get(row.id), at),
      );
      return different.includes(true) ? [[row.id, different]] : [];
    }),
  );
};

/** Returns all texts of a row, one per line: its id and address, the texts for members, and the cases. */
export const rowWords = ({ id, path, everywhere, cells }: Row): string => {
  const verdicts = cells.flatMap(({ outcomes }) =>
    outcomes.flatMap(({ when = '', fields }) => [when, ...Object.values(fields)]),
  );
  // Most cells of a row say the same.
  return [...new Set([id, path ?? '', ...Object.values(everywhere), ...verdicts])].join('\n');
};
