import type { Cell } from '../../analysis/table/cells.ts';
import type { GatingTable, Row } from '../../analysis/table/gating-table.ts';
import type { Sentence } from '../../analysis/words/sentences.ts';
import { cellNotes, cellsByColumn, cellText, fieldsText, outcomeText, type Wording } from './cell-text.ts';
import { heads, type Page, sheetText, workbookOf } from './sheets.ts';
import {
  columnHead,
  fileSentences,
  introText,
  sectionOf,
  stampText,
  type TableStamp,
} from './table-words.ts';

// Smaller sections share one sheet, to keep the number of tabs small.
const fewRows = 8;

// The portal's status colors, with enough contrast on white.
const inks: Readonly<Record<Cell['verdict'], string>> = {
  shown: '#125427',
  conditional: '#623D00',
  hidden: '#445058',
};

const sectionPage = (
  name: string,
  rows: readonly Row[],
  { columns }: GatingTable,
  wording: Wording,
): Page => {
  const { say } = wording;
  const lines = rows.map((row) => {
    const cells = cellsByColumn(row, columns);
    const own = row.cells.map((cell) =>
      sheetText(cellText(cell, cells, wording), { textColor: inks[cell.verdict] }),
    );
    const head = [
      row.id,
      say(`table.kinds.${row.kind}`),
      row.path ?? '',
      fieldsText(row.everywhere, wording),
    ];
    return [...head.map((one) => sheetText(one)), ...own];
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

const conditionsPage = ({ rows, columns }: GatingTable, wording: Wording): Page => {
  const { say } = wording;
  const lines = rows.flatMap((row) => {
    const cells = cellsByColumn(row, columns);
    return row.cells.flatMap((cell, index) => {
      const column = columns[index]?.name ?? '';
      const own = cell.outcomes
        .filter(({ when }) => when !== undefined)
        .map(({ when = '', fields }) => [row.id, column, when, outcomeText({ fields }, wording)]);
      return [...own, ...cellNotes(cell, cells, wording).map((note) => [row.id, column, '', note])];
    });
  });
  const head = heads([say('table.item'), say('table.column'), say('table.condition'), say('table.what')]);
  return {
    name: say('table.conditions'),
    rows: [head, ...lines.map((one) => one.map((each) => sheetText(each)))],
    widths: [38, 12, 80, 60],
    isList: true,
  };
};

const aboutPage = ({ columns }: GatingTable, say: Sentence, stamp: TableStamp): Page => ({
  name: say('table.about'),
  rows: [
    [sheetText(say('table.title'), { fontWeight: 'bold', fontSize: 16 })],
    [sheetText(stampText(stamp, say))],
    [sheetText(introText(say))],
    ...columns.map(({ name, says }) => [sheetText(`${name}: ${says}`)]),
  ],
  widths: [110],
  isList: false,
});

/** Returns the table as an Excel workbook: an explanation, a sheet for each section, and all conditions. */
export const tableWorkbook = async (table: GatingTable, stamp: TableStamp): Promise<Uint8Array> => {
  const say = fileSentences(table.language);
  const wording = { say, most: Infinity };
  const groups = [...Map.groupBy(table.rows, ({ id }) => sectionOf(id))];
  const small = groups.filter(([, rows]) => rows.length < fewRows).flatMap(([, rows]) => rows);
  const sections = [
    ...groups.filter(([, rows]) => rows.length >= fewRows),
    ...(small.length > 0 ? [[say('table.others'), small] as const] : []),
  ].map(([name, rows]) => sectionPage(name, rows, table, wording));
  return workbookOf([aboutPage(table, say, stamp), ...sections, conditionsPage(table, wording)]);
};
