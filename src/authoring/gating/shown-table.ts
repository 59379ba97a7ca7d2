import type { Language } from '../../config/portal-config.ts';
import { csvText } from '../csv-text.ts';
import { asset, escapeHtml, policyDigest, reportStyle } from './html-text.ts';
import { heads, sheetText, workbookOf } from './sheets.ts';

export interface ShownTable {
  readonly title: string;
  readonly about: readonly string[];
  readonly language: Language;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const cellsOf = ({ columns, rows }: ShownTable): readonly (readonly string[])[] =>
  rows.map((row) => columns.map((_, at) => row[at] ?? ''));

const pageText = (table: ShownTable): string => {
  const { title, about, language, columns } = table;
  const style = reportStyle(asset('sign-off.css'));
  const policy = `default-src 'none'; style-src ${policyDigest(style)}; base-uri 'none'; form-action 'none'`;
  const rows = cellsOf(table).map(([first = '', ...others]) => {
    const cells = others.map((text) => `<td>${escapeHtml(text).replaceAll('\n', '<br>')}</td>`);
    return `<tr><th scope="row">${escapeHtml(first)}</th>${cells.join('')}</tr>`;
  });
  const name = escapeHtml(title);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title><style>${style}</style></head><body>`,
    `<header><h1>${name}</h1>${about.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}</header>`,
    '<main><section><table>',
    `<thead><tr>${columns.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('')}</tr></thead>`,
    `<tbody>${rows.join('\n')}</tbody></table></section></main></body></html>`,
    '',
  ].join('\n');
};

const markdown = (table: ShownTable): string => {
  const plain = (text: string): string => text.replace(/[\\|<>*_`]/g, '\\$&').replace(/\s+/g, ' ');
  const line = (cells: readonly string[]): string => `| ${cells.map(plain).join(' | ')} |`;
  const { title, about, columns } = table;
  const rule = `|${' --- |'.repeat(columns.length)}`;
  return [
    `# ${plain(title)}`,
    '',
    ...about.map(plain),
    '',
    line(columns),
    rule,
    ...cellsOf(table).map(line),
    '',
  ].join('\n');
};

const workbook = (table: ShownTable): Promise<Uint8Array> => {
  const { title, about, columns } = table;
  const list = [heads(columns), ...cellsOf(table).map((row) => row.map((text) => sheetText(text)))];
  return workbookOf([
    { name: title, rows: list, widths: columns.map((_, at) => (at === 0 ? 38 : 48)), isList: true },
    { name: '…', rows: [title, ...about].map((text) => [sheetText(text)]), widths: [110], isList: false },
  ]);
};

/** Exports a table of a page as a file. The JSON format is `Table` in `schemas/api/grid.json`. */
export const shownTableFile = async (
  table: ShownTable,
  format: 'csv' | 'html' | 'json' | 'markdown' | 'xlsx',
): Promise<string | Uint8Array> => {
  switch (format) {
    case 'csv':
      return csvText([table.columns, ...cellsOf(table)]);
    case 'html':
      return pageText(table);
    case 'markdown':
      return markdown(table);
    case 'xlsx':
      return workbook(table);
    case 'json': {
      const { title, about, language, columns } = table;
      return JSON.stringify({
        $schema: 'schemas/api/grid.json#/definitions/Table',
        title,
        about,
        language,
        columns,
        rows: cellsOf(table),
      });
    }
  }
};
