import writeExcelFile, { type Cell as SheetCell } from 'write-excel-file/node';

// Excel's limits for a text and a sheet name.
const longestText = 32_767;
const longestName = 31;

// Marked as text, so that Excel never reads it as a formula, number or date, even after editing.
export const sheetText = (value: string, style: object = {}): SheetCell => ({
  value: value.slice(0, longestText),
  type: String,
  format: '@',
  wrap: true,
  alignVertical: 'top',
  ...style,
});

export const heads = (names: readonly string[]): SheetCell[] =>
  names.map((name) => sheetText(name, { fontWeight: 'bold', backgroundColor: '#EDF6F6' }));

// Excel wants unique names, whatever their case.
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

export interface Page {
  readonly name: string;
  readonly rows: SheetCell[][];
  // In characters.
  readonly widths: readonly number[];
  readonly isList: boolean;
}

const wholeRange = (rows: number, columns: number): string => {
  const letters = (place: number): string =>
    (place < 26 ? '' : letters(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26));
  return `A1:${letters(columns - 1)}${String(rows)}`;
};

type Filters = NonNullable<NonNullable<Parameters<typeof writeExcelFile>[1]>['features']>[number];

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

export const workbookOf = async (pages: readonly Page[]): Promise<Uint8Array> => {
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
