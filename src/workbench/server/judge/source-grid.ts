import { createHash } from 'node:crypto';
import { portalModel } from '../../../analysis/model/portal-model.ts';
import { gatingTable, type GatingTable } from '../../../analysis/table/gating-table.ts';
import { tableCsv, tableMarkdown } from '../../../authoring/gating/table-formats.ts';
import { tableHtml } from '../../../authoring/gating/table-page.ts';
import { tableStamp } from '../../../authoring/gating/table-stamp.ts';
import { tableWorkbook } from '../../../authoring/gating/table-workbook.ts';
import { ownText } from '../../../authoring/gating/cell-text.ts';
import { compileSound } from '../../../authoring/project/read-portal.ts';
import type { ConfigDocument } from '../../../config/files/document.ts';
import type { Grid, Language } from '../../api/generated/api-shapes.ts';

/** The forms in which the table of who sees what is given. */
export const gridFormats = ['json', 'csv', 'html', 'xlsx', 'markdown'] as const;

/** One of them. */
export type GridFormat = (typeof gridFormats)[number];

/** A table that is asked for: the documents of a source, and those of another where only rows that differ are wanted. */
export interface GridWish {
  readonly documents: readonly ConfigDocument[];
  readonly against?: readonly ConfigDocument[];
  readonly format: GridFormat;
  readonly language: Language;
  /** The source's name, for the stamp. */
  readonly version: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

type Cell = GatingTable['rows'][number]['cells'][number];

/** The hash of what a cell gives its members in both languages: a sign-off holds while it stays the same. */
const cellHash = (...cells: readonly (Cell | undefined)[]): string =>
  createHash('sha256')
    .update(cells.map((cell) => (cell ? ownText(cell) : '')).join('\0'))
    .digest('hex');

const rowsById = ({ rows }: GatingTable) => new Map(rows.map((row) => [row.id, row.cells]));

/** The table with the hash of each cell; `whole` is the table of everything in each language. */
const gridOf = ({ language, columns, rows }: GatingTable, whole: readonly [GatingTable, GatingTable]): Grid => {
  const [english, spanish] = [rowsById(whole[0]), rowsById(whole[1])];
  return {
    language,
    columns,
    rows: rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) => ({ ...cell, cellHash: cellHash(english.get(row.id)?.[at], spanish.get(row.id)?.[at]) })),
    })),
  };
};

const rowText = (row: GatingTable['rows'][number] | undefined): string => (row ? JSON.stringify([row.everywhere, row.cells]) : '');

/** Only the rows that the other table says otherwise or does not have. */
const differing = (table: GatingTable, other: GatingTable): GatingTable => {
  const known = new Map(other.rows.map((row) => [row.id, row]));
  return { ...table, rows: table.rows.filter((row) => rowText(row) !== rowText(known.get(row.id))) };
};

/**
 * The table of who sees what of a source, as text, JSON or a workbook. Throws a `Refusal` where the source leaves open who sees what, and
 * `TooLarge` where its rules are too complex.
 */
export const sourceGrid = async ({ documents, against, format, language, version, now }: GridWish): Promise<string | Uint8Array> => {
  const portal = compileSound(documents);
  const model = portalModel(portal);
  const whole = gatingTable(model, language);
  const table = against ? differing(whole, gatingTable(portalModel(compileSound(against)), language)) : whole;
  const stamp = { ...tableStamp(portal, language, now), version };
  switch (format) {
    case 'json': {
      const other = gatingTable(model, language === 'en' ? 'es' : 'en');
      return JSON.stringify(gridOf(table, language === 'en' ? [whole, other] : [other, whole]));
    }
    case 'csv':
      return tableCsv(table);
    case 'markdown':
      return tableMarkdown(table);
    case 'html':
      return tableHtml(table, stamp);
    case 'xlsx':
      return tableWorkbook(table, stamp);
  }
};
