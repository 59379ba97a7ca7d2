import { portalModel } from '../../../analysis/model/portal-model.ts';
import { gatingTable, type GatingTable } from '../../../analysis/table/gating-table.ts';
import { tableCsv, tableMarkdown } from '../../../authoring/gating/table-formats.ts';
import { tableHtml } from '../../../authoring/gating/table-page.ts';
import { tableStamp } from '../../../authoring/gating/table-stamp.ts';
import { tableWorkbook } from '../../../authoring/gating/table-workbook.ts';
import { hashedGrid } from '../../../authoring/gating/hashed-grid.ts';
import { compileSound } from '../../../authoring/project/read-portal.ts';
import type { ConfigDocument } from '../../../config/files/document.ts';
import type { Language } from '../../api/generated/api-shapes.ts';

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
    case 'json':
      return JSON.stringify(hashedGrid(model, table, whole));
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
