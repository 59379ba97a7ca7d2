import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { frozenPortal } from '../../../tests/support/config/analysed-portal.ts';
import { gatingTable, type GatingTable } from '../../analysis/table/gating-table.ts';
import { tableStamp } from './table-words.ts';
import { tableWorkbook } from './table-workbook.ts';

const stamp = { configuration: '0123456789ab', day: 'November 17, 2026' };

const unpacked = (archive: Uint8Array): ReadonlyMap<string, string> => {
  const bytes = Buffer.from(archive);
  const files = new Map<string, string>();
  const end = bytes.length - 22;
  for (let at = bytes.readUInt32LE(end + 16); bytes.readUInt32LE(at) === 0x02014b50;) {
    const size = bytes.readUInt32LE(at + 20);
    const nameSize = bytes.readUInt16LE(at + 28);
    const extraSize = bytes.readUInt16LE(at + 30);
    const local = bytes.readUInt32LE(at + 42);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(from, from + size);
    files.set(
      bytes.toString('utf8', at + 46, at + 46 + nameSize),
      String(bytes.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content)),
    );
    at += 46 + nameSize + extraSize + bytes.readUInt16LE(at + 32);
  }
  return files;
};

const sheetsOf = (files: ReadonlyMap<string, string>): readonly string[] =>
  [...files].filter(([name]) => /worksheets\/sheet\d+\.xml$/.test(name)).map(([, xml]) => xml);

const namesOf = (files: ReadonlyMap<string, string>): readonly string[] =>
  [...files.get('xl/workbook.xml')!.matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name = '']) => name);

it('the workbook has an explanation first, a sheet for each larger section with a frozen head and filters, and the conditions last', async () => {
  const { model, now } = frozenPortal('es');
  const table = gatingTable(model, 'es');
  const files = unpacked(await tableWorkbook(table, tableStamp(model.portal, 'es', now)));
  const names = namesOf(files);
  expect(names[0]).toBe('Acerca de');
  expect(names).toEqual(expect.arrayContaining(['home', 'coverage', 'menus', 'Otras pantallas']));
  expect(names.at(-1)).toBe('Condiciones');
  const [about, ...lists] = sheetsOf(files);
  expect(about).not.toContain('autoFilter');
  for (const xml of lists)
    expect(xml).toMatch(/state="frozen".*<\/sheetData><autoFilter ref="A1:[D-O]\d+"\/>/s);
  const strings = files.get('xl/sharedStrings.xml')!;
  expect(strings).toContain('Sus facturas desde');
  expect(strings).toMatch(/Configuración [0-9a-f]{12}, 17 de noviembre de 2026/);
});

it('no text becomes a formula, a second element or an invalid sheet name', async () => {
  const hostile = '=HYPERLINK("https://evil.example","x")';
  const row = (id: string, title: string): GatingTable['rows'][number] => ({
    id,
    kind: 'screen',
    everywhere: { title },
    look: '',
    cells: [{ verdict: 'shown', outcomes: [{ fields: {} }] }],
  });
  const sections = ['a[b]:c*d?e', 'A[B]:C*D?E', 'long'.repeat(20), `${'long'.repeat(20)}er`, "'"];
  const rows = sections.flatMap((id) =>
    Array.from({ length: 8 }, (_, at) => row(`${id}/${String(at)}`, hostile)),
  );
  const odd = ['@x', '+1', '</sheetData><f>1</f>', '\u0000\u0008', 'y'.repeat(40_000)].map((title, at) =>
    row(`odd/${String(at)}`, title),
  );
  const table: GatingTable = {
    language: 'en',
    columns: [{ name: hostile, says: hostile }],
    rows: [...rows, ...odd],
  };
  const files = unpacked(await tableWorkbook(table, stamp));
  const names = namesOf(files);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  expect(names.filter((name) => name.length > 31 || /[[\]:*?/\\]/.test(name))).toEqual([]);
  for (const xml of sheetsOf(files)) expect(xml).not.toContain('<f>');
  const strings = files.get('xl/sharedStrings.xml')!;
  expect(strings).not.toMatch(/[\u0000\u0008]/);
  expect(
    Math.max(...[...strings.matchAll(/<t[^>]*>([^<]*)/g)].map(([, text = '']) => text.length)),
  ).toBeLessThanOrEqual(32_767);
});
