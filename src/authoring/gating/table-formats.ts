import type { Cell } from '../../analysis/table/cells.ts';
import type { GatingTable, Row } from '../../analysis/table/gating-table.ts';
import { csvText } from '../csv-text.ts';
import {
  cellsByColumn,
  cellText,
  fieldsText,
  groupNotes,
  ownText,
  shortText,
  verdictText,
  type Wording,
} from './cell-text.ts';
import { columnHead, fileSentences, introText } from './table-words.ts';

const cellTexts = (row: Row, columns: GatingTable['columns'], wording: Wording): readonly string[] => {
  const cells = cellsByColumn(row, columns);
  return row.cells.map((cell) => cellText(cell, cells, wording));
};

interface CellGroup {
  readonly cell: Cell;
  readonly columns: readonly number[];
}

const rowGroups = ({ cells }: Row): readonly CellGroup[] => {
  const groups = new Map<string, { readonly cell: Cell; readonly columns: number[] }>();
  cells.forEach((cell, column) => {
    const key = ownText(cell);
    const group = groups.get(key) ?? { cell, columns: [] };
    group.columns.push(column);
    groups.set(key, group);
  });
  return [...groups.values()];
};

export const rowLines = (
  row: Row,
  { language, columns }: Pick<GatingTable, 'language' | 'columns'>,
  most: number = Infinity,
): readonly string[] => {
  const say = fileSentences(language);
  const wording = { say, most };
  const named = (places: readonly number[]): string =>
    places.length === columns.length
      ? say('cell.everyColumn')
      : places.map((place) => columns[place]?.name ?? '').join(', ');
  const cells = cellsByColumn(row, columns);
  return [
    fieldsText(row.everywhere, wording),
    ...rowGroups(row).map(({ cell, columns: places }) => {
      const notes = groupNotes(
        places.map((place) => columns[place]?.name ?? ''),
        cells,
        wording,
      );
      return `  ${named(places)}: ${[verdictText(cell, wording), ...notes].join(' · ')}`;
    }),
  ];
};

/** Formats the table for a terminal. Columns with the same cell share a line. */
export const tableText = (table: GatingTable): string => {
  const say = fileSentences(table.language);
  const legend = [introText(say), '', ...table.columns.map(({ name, says }) => `${name.padEnd(10)} ${says}`)];
  const lines = table.rows.flatMap((row) => {
    const [everywhere = '', ...cells] = rowLines(row, table, shortText);
    return ['', everywhere === '' ? row.id : `${row.id}: ${everywhere}`, ...cells];
  });
  return [...legend, ...lines].join('\n');
};

/** Formats the table as CSV, one row for each item. The last row explains what the table does not cover. */
export const tableCsv = ({ language, columns, rows }: GatingTable): string => {
  const say = fileSentences(language);
  const wording = { say, most: Infinity };
  const header = [
    say('table.item'),
    say('table.kind'),
    say('table.everywhere'),
    ...columns.map((column) => columnHead(column, say)),
  ];
  const lines = rows.map((row) => [
    row.id,
    row.kind,
    fieldsText(row.everywhere, wording),
    ...cellTexts(row, columns, wording),
  ]);
  const outside = ['', say('table.outsideKind'), say('table.outside'), ...columns.map(() => '')];
  return csvText([header, ...lines, outside]);
};

/**
 * Formats the table as JSON with one line for each cell, so that diffs of the committed table are readable.
 */
export const tableJson = ({ rows, ...table }: GatingTable): string => {
  const cells = rows.map(
    ({ cells: all, ...row }) =>
      `  ${JSON.stringify(row).slice(0, -1)},"cells":[\n${all.map((cell) => `    ${JSON.stringify(cell)}`).join(',\n')}\n  ]}`,
  );
  return `${JSON.stringify({ about: introText(fileSentences(table.language)), ...table }).slice(0, -1)},"rows":[\n${cells.join(',\n')}\n]}\n`;
};

const escaped = (text: string): string => text.replace(/[\\|<>*_`]/g, '\\$&').replace(/\s+/g, ' ');

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Formats the table as Markdown: an explanation of the columns, then one row for each item. */
export const tableMarkdown = ({ language, columns, rows }: GatingTable): string => {
  const say = fileSentences(language);
  const wording = { say, most: shortText };
  return [
    `# ${say('table.title')}`,
    '',
    introText(say),
    '',
    ...columns.map(({ name, says }) => `- **${name}**: ${escaped(says)}`),
    '',
    line([say('table.item'), say('table.everywhere'), ...columns.map(({ name }) => name)]),
    line(['---', '---', ...columns.map(() => '---')]),
    ...rows.map((row) =>
      line([
        `\`${row.id}\``,
        ...[fieldsText(row.everywhere, wording), ...cellTexts(row, columns, wording)].map(escaped),
      ]),
    ),
    '',
  ].join('\n');
};
