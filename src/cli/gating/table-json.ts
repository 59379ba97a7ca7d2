import type { GatingTable } from '../../analysis/table/gating-table.ts';

/** The table for machines; one line for each cell, so that a change of the committed table reads well. */
export const tableJson = ({ rows, ...table }: GatingTable): string => {
  const cells = rows.map(
    ({ cells: all, ...row }) =>
      `  ${JSON.stringify(row).slice(0, -1)},"cells":[\n${all.map((cell) => `    ${JSON.stringify(cell)}`).join(',\n')}\n  ]}`,
  );
  return `${JSON.stringify(table).slice(0, -1)},"rows":[\n${cells.join(',\n')}\n]}\n`;
};
