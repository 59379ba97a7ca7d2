import type { Cell, CellOutcome, GatingTable, Row } from '../../analysis/table/gating-table.ts';
import { type Sentence, sentences } from '../../analysis/words/sentences.ts';

const outcomeText = ({ when, link, label }: CellOutcome, say: Sentence): string => {
  const what = [label, link && `→ ${link}`].filter((part) => part !== undefined && part !== '').join(' ');
  if (when === undefined) return what === '' ? say('cell.shown') : what;
  return what === '' ? say('cell.when', { when }) : say('cell.whenWhat', { when, what });
};

/** A cell in one line: hidden, what is shown, or for whom. */
const cellText = ({ outcomes }: Cell, say: Sentence): string =>
  outcomes.length === 0 ? say('cell.hidden') : outcomes.map((outcome) => outcomeText(outcome, say)).join('; ');

/** A row said once where it can be: the columns that agree, together. */
interface CellGroup {
  readonly cell: Cell;
  /** Positions of the columns. */
  readonly columns: readonly number[];
}

/** The different cells of a row with their columns, in the order in which they first appear. */
const rowGroups = ({ cells }: Row): readonly CellGroup[] => {
  const groups = new Map<string, { readonly cell: Cell; readonly columns: number[] }>();
  cells.forEach((cell, column) => {
    const key = JSON.stringify(cell);
    const group = groups.get(key) ?? { cell, columns: [] };
    group.columns.push(column);
    groups.set(key, group);
  });
  return [...groups.values()];
};

/** The table for a terminal: every item with its cells, columns that agree on one line. */
export const tableText = ({ language, columns, rows }: GatingTable): string => {
  const say = sentences(language);
  const named = (places: readonly number[]): string =>
    places.length === columns.length ? say('cell.everyColumn') : places.map((place) => columns[place]?.name ?? '').join(', ');
  const legend = columns.map(({ name, says }) => `${name.padEnd(10)} ${says}`);
  const lines = rows.flatMap((row) => [
    '',
    row.id,
    ...rowGroups(row).map(({ cell, columns: places }) => `  ${named(places)}: ${cellText(cell, say)}`),
  ]);
  return [...legend, ...lines].join('\n');
};

/** A field that a spreadsheet takes as text: quoted, and never the start of a formula. */
const field = (text: string): string => `"${text.replace(/^[=+@-]/, "'$&").replaceAll('"', '""')}"`;

/** The table as comma-separated values, one row for each item. */
export const tableCsv = ({ language, columns, rows }: GatingTable): string => {
  const say = sentences(language);
  const header = [say('table.item'), say('table.kind'), ...columns.map(({ name }) => name)];
  const lines = rows.map(({ id, kind, cells }) => [id, kind, ...cells.map((cell) => cellText(cell, say))]);
  return [header, ...lines].map((line) => `${line.map(field).join(',')}\r\n`).join('');
};

/** The table for machines; one line for each cell, so that a change of the committed table reads well. */
export const tableJson = ({ rows, ...table }: GatingTable): string => {
  const cells = rows.map(
    ({ cells: all, ...row }) =>
      `  ${JSON.stringify(row).slice(0, -1)},"cells":[\n${all.map((cell) => `    ${JSON.stringify(cell)}`).join(',\n')}\n  ]}`,
  );
  return `${JSON.stringify(table).slice(0, -1)},"rows":[\n${cells.join(',\n')}\n]}\n`;
};

const escaped = (text: string): string => text.replace(/[\\|<>*_`]/g, '\\$&').replace(/\s+/g, ' ');

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The table as a Markdown document: what the columns mean, then one row for each item. */
export const tableMarkdown = ({ language, columns, rows }: GatingTable): string => {
  const say = sentences(language);
  const same = (cells: readonly Cell[]): readonly string[] => cells.map((cell) => escaped(cellText(cell, say)));
  return [
    `# ${say('table.title')}`,
    '',
    say('table.intro'),
    '',
    ...columns.map(({ name, says }) => `- **${name}**: ${escaped(says)}`),
    '',
    line([say('table.item'), ...columns.map(({ name }) => name)]),
    line(['---', ...columns.map(() => '---')]),
    ...rows.map(({ id, cells }) => line([`\`${id}\``, ...same(cells)])),
    '',
  ].join('\n');
};
