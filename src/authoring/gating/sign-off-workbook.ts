import { fieldsText } from './cell-text.ts';
import { heads, type Page, sheetText, workbookOf } from './sheets.ts';
import {
  coverageLines,
  sectionTitle,
  signedCells,
  type SignedTable,
  type SignOffStamp,
} from './sign-off-report.ts';
import { commentText, givenText, shareText, signOffStamp, whenText } from './sign-off-words.ts';
import { fileSentences } from './table-words.ts';

/**
 * Formats the existing and missing sign-offs of a source as an Excel workbook: a summary, then one filterable
 * line for each cell.
 */
export const signOffWorkbook = (signed: SignedTable, stamp: SignOffStamp): Promise<Uint8Array> => {
  const { language, columns } = signed.table;
  const say = fileSentences(language);
  const names = columns.map(({ name }) => name);
  const plans = new Map(columns.map(({ name, says }) => [name, says]));
  const cells = signedCells(signed);
  const about: Page = {
    name: say('table.about'),
    rows: [
      [sheetText(say('signOff.title'), { fontWeight: 'bold', fontSize: 16 })],
      [sheetText(signOffStamp(stamp, say))],
      [sheetText(`${say('signOff.intro')} ${say('table.outside')}`)],
      ...columns.map(({ name, says }) => [sheetText(`${name}: ${says}`)]),
    ],
    widths: [110],
    isList: false,
  };
  const coverage: Page = {
    name: say('signOff.state'),
    rows: [
      heads([say('signOff.section'), ...plans.values(), say('signOff.all')]),
      ...coverageLines(cells, names).map(({ section, shares }) =>
        [
          section === undefined ? say('signOff.all') : sectionTitle(signed.table, section),
          ...shares.map((share) => shareText(share, say)),
        ].map((text) => sheetText(text)),
      ),
    ],
    widths: [24, ...names.map(() => 24), 24],
    isList: true,
  };
  const signHeads = [
    say('signOff.state'),
    say('signOff.who'),
    say('signOff.when'),
    say('signOff.comment'),
    say('signOff.hash'),
  ];
  const every: Page = {
    name: say('signOff.cells'),
    rows: [
      heads([
        say('table.item'),
        say('table.everywhere'),
        say('table.column'),
        say('table.what'),
        ...signHeads,
      ]),
      ...cells.map(({ row, cell, column, hash, ...sign }) =>
        [
          ...[
            row.id,
            fieldsText(row.everywhere, { say, most: Infinity }),
            plans.get(column) ?? column,
            givenText({ cell, columns: [column] }, say),
            say(`signOff.states.${sign.state}`),
          ],
          ...[
            sign.signOff?.person.name ?? '',
            sign.signOff ? whenText(sign.signOff.at, language) : '',
            commentText(sign, say),
            hash,
          ],
        ].map((text) => sheetText(text)),
      ),
    ],
    widths: [38, 40, 28, 60, 24, 20, 20, 40, 68],
    isList: true,
  };
  return workbookOf([about, coverage, every]);
};
