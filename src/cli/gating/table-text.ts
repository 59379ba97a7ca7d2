import type { GatingTable } from '../../analysis/table/gating-table.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import { cellText } from './cell-text.ts';
import { rowGroups } from './row-groups.ts';

/** The table for a terminal: every item with its cells, columns that agree on one line. */
export const tableText = ({ language, columns, rows }: GatingTable): string => {
  const say = sentences(language);
  const named = (places: readonly number[]): string =>
    places.length === columns.length ? say('cell.everyColumn') : places.map((place) => columns[place]?.name ?? '').join(', ');
  const legend = columns.map(({ name, says }) => `${name.padEnd(10)} ${says}`);
  const told = rows.flatMap((row) => [
    '',
    row.id,
    ...rowGroups(row).map(({ cell, columns: places }) => `  ${named(places)}: ${cellText(cell, say)}`),
  ]);
  return [...legend, ...told].join('\n');
};
