import writeExcelFile, { type Cell as SheetCell } from 'write-excel-file/node';
import type { Cell } from '../../analysis/table/cells.ts';
import type { GatingTable, Row } from '../../analysis/table/gating-table.ts';
import { type Sentence, sentences } from '../../analysis/words/sentences.ts';
import { groupBy } from '../../rules/group-by.ts';
import { cellNotes, cellsByColumn, cellText, fieldsText, outcomeText, type Wording } from './cell-text.ts';
import { columnHead, introText, sectionOf, stampText, type TableStamp } from './table-stamp.ts';

/** The longest text and the longest sheet name that Excel opens. */
const [longestText, longestName] = [32_767, 31];

/** Sections of fewer rows share one sheet, so that the tabs stay few. */
const fewRows = 8;

/** A text that stays one when it is edited: nothing in it is ever read as a formula, a number or a date. */
const text = (value: string, style: object = {}): SheetCell => ({
  value: value.slice(0, longestText),
  type: String,
  format: '@',
  wrap: true,
  alignVertical: 'top',
  ...style,
});

const heads = (names: readonly string[]): SheetCell[] =>
  names.map((name) => text(name, { fontWeight: 'bold', backgroundColor: '#EDF6F6' }));

/** Ink of a cell by its verdict, dark enough on white: ledger of the portal's own status colours. */
const inks: Readonly<Record<Cell['verdict'], string>> = { shown: '#125427', conditional: '#623D00', hidden: '#445058' };

/** A name that Excel takes for a sheet and that none before has, in any letter case. */
const sheetNames = (names: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain = name.replace(/[[\]:*?/\\']/g, ' ').trim() || '-';
    const free = [plain, ...names.map((_, at) => `${plain.slice(0, longestName - 5)} ${String(at + 2)}`)]
      .map((one) => one.slice(0, longestName))
      .find((one) => !taken.has(one.toLowerCase())) as string;
    taken.add(free.toLowerCase());
    return free;
  });
};

interface Page {
  readonly name: string;
  readonly rows: SheetCell[][];
  /** Widths of columns in characters. */
  readonly widths: readonly number[];
  readonly isList: boolean;
}

const sectionPage = (name: string, rows: readonly Row[], { columns }: GatingTable, wording: Wording): Page => {
  const { say } = wording;
  const lines = rows.map((row) => {
    const cells = cellsByColumn(row, columns);
    const own = row.cells.map((cell) => text(cellText(cell, cells, wording), { textColor: inks[cell.verdict] }));
    const head = [row.id, say(`table.kinds.${row.kind}`), row.path ?? '', fieldsText(row.everywhere, wording)];
    return [...head.map((one) => text(one)), ...own];
  });
  const head = heads([
    say('table.item'),
    say('table.kind'),
    say('table.path'),
    say('table.everywhere'),
    ...columns.map((column) => columnHead(column, say)),
  ]);
  return { name, rows: [head, ...lines], widths: [38, 12, 24, 48, ...columns.map(() => 32)], isList: true };
};

/** Every condition on a line of its own, to be filtered by item, column or words. */
const conditionsPage = ({ rows, columns }: GatingTable, wording: Wording): Page => {
  const { say } = wording;
  const lines = rows.flatMap((row) => {
    const cells = cellsByColumn(row, columns);
    return row.cells.flatMap((cell, place) => {
      const column = columns[place]?.name ?? '';
      const own = cell.outcomes
        .filter(({ when }) => when !== undefined)
        .map(({ when = '', fields }) => [row.id, column, when, outcomeText({ fields }, wording)]);
      return [...own, ...cellNotes(cell, cells, wording).map((note) => [row.id, column, '', note])];
    });
  });
  const head = heads([say('table.item'), say('table.column'), say('table.condition'), say('table.what')]);
  return {
    name: say('table.conditions'),
    rows: [head, ...lines.map((one) => one.map((each) => text(each)))],
    widths: [38, 12, 80, 60],
    isList: true,
  };
};

const aboutPage = ({ columns }: GatingTable, say: Sentence, stamp: TableStamp): Page => ({
  name: say('table.about'),
  rows: [
    [text(say('table.title'), { fontWeight: 'bold', fontSize: 16 })],
    [text(stampText(stamp, say))],
    [text(introText(say))],
    ...columns.map(({ name, says }) => [text(`${name}: ${says}`)]),
  ],
  widths: [110],
  isList: false,
});

/** `A1:L9` of a sheet that begins at A1. */
const wholeRange = (rows: number, columns: number): string => {
  const letters = (place: number): string =>
    (place < 26 ? '' : letters(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26));
  return `A1:${letters(columns - 1)}${String(rows)}`;
};

type Filters = NonNullable<NonNullable<Parameters<typeof writeExcelFile>[1]>['features']>[number];

/** Lets the reader filter the lists by their heads. */
const filters = (pages: readonly Page[]): Filters => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, _, { sheetIndex }) => {
          const page = pages[sheetIndex];
          if (!page?.isList) return xml;
          const range = wholeRange(page.rows.length, page.widths.length);
          return xml.replace('</sheetData>', `</sheetData><autoFilter ref="${range}"/>`);
        },
      },
    },
  },
});

/** The table as an Excel workbook: what it means, a sheet for each section with a frozen head and filters, and all conditions. */
export const tableWorkbook = async (table: GatingTable, stamp: TableStamp): Promise<Uint8Array> => {
  const say = sentences(table.language);
  const wording = { say, most: Infinity };
  const groups = [...groupBy(table.rows, ({ id }) => sectionOf(id))];
  const small = groups.filter(([, rows]) => rows.length < fewRows).flatMap(([, rows]) => rows);
  const sections = [
    ...groups.filter(([, rows]) => rows.length >= fewRows),
    ...(small.length > 0 ? [[say('table.others'), small] as const] : []),
  ].map(([name, rows]) => sectionPage(name, rows, table, wording));
  const pages = [aboutPage(table, say, stamp), ...sections, conditionsPage(table, wording)];
  const names = sheetNames(pages.map(({ name }) => name));
  const sheets = pages.map(({ rows, widths, isList }, at) => ({
    data: rows,
    sheet: names[at] as string,
    columns: widths.map((width) => ({ width })),
    orientation: 'landscape' as const,
    ...(isList && { stickyRowsCount: 1, stickyColumnsCount: 1 }),
  }));
  return writeExcelFile(sheets, { features: [filters(pages)] }).toBuffer();
};
