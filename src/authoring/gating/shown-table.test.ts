import { expect, test } from 'vitest';
import { type ShownTable, shownTableFile } from './shown-table.ts';

const table: ShownTable = {
  title: 'Compare: m01, <m05>',
  about: ['Live, release 1'],
  language: 'en',
  columns: ['Item', 'm01', 'm05'],
  rows: [
    ['billing', '=1+1', 'nobody\n"quoted" | <b>'],
    ['claims', 'shown', 'shown', 'beyond the last column'],
  ],
};

test('CSV: a row for each line below the headings, and no text becomes a formula', async () => {
  expect(await shownTableFile(table, 'csv')).toBe(
    '\uFEFF"Item","m01","m05"\r\n"billing","\'=1+1","nobody\n""quoted"" | <b>"\r\n"claims","shown","shown"\r\n',
  );
});

test('HTML: a self-contained page with every text escaped', async () => {
  const page = String(await shownTableFile(table, 'html'));
  expect(page).toContain('<h1>Compare: m01, &lt;m05&gt;</h1>');
  expect(page).toContain('<td>nobody<br>&quot;quoted&quot; | &lt;b&gt;</td>');
  expect(page).not.toContain('<script');
});

test('Markdown: a table under its title', async () => {
  expect(await shownTableFile(table, 'markdown')).toBe(
    '# Compare: m01, \\<m05\\>\n\nLive, release 1\n\n| Item | m01 | m05 |\n| --- | --- | --- |\n| billing | =1+1 | nobody "quoted" \\| \\<b\\> |\n| claims | shown | shown |\n',
  );
});

test('JSON: title, subject, heads and rows', async () => {
  expect(JSON.parse(String(await shownTableFile(table, 'json')))).toEqual({
    $schema: 'schemas/api/grid.json#/definitions/Table',
    ...table,
    rows: [table.rows[0], ['claims', 'shown', 'shown']],
  });
});

test('XLSX: a file with the signature of a workbook', async () => {
  expect(Buffer.from((await shownTableFile(table, 'xlsx')) as Uint8Array).toString('latin1', 0, 2)).toBe(
    'PK',
  );
});
