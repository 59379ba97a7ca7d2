import type { GatingTable } from '../../analysis/table/gating-table.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import { cellText } from './cell-text.ts';

/** A field that a spreadsheet takes as text: quoted, and never the start of a formula. */
const field = (text: string): string => `"${text.replace(/^[=+@-]/, "'$&").replaceAll('"', '""')}"`;

/** The table as comma-separated values, one row for each item. */
export const tableCsv = ({ language, columns, rows }: GatingTable): string => {
  const say = sentences(language);
  const header = [say('table.item'), say('table.kind'), ...columns.map(({ name }) => name)];
  const lines = rows.map(({ id, kind, cells }) => [id, kind, ...cells.map((cell) => cellText(cell, say))]);
  return [header, ...lines].map((line) => `${line.map(field).join(',')}\r\n`).join('');
};
