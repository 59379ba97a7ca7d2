import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Cell, CellOutcome, OwnFields } from '../../analysis/table/cells.ts';
import type { GatingTable, Row } from '../../analysis/table/gating-table.ts';
import { type Sentence, sentences } from '../../analysis/words/sentences.ts';
import { assumedText, cellsByColumn, fieldsText, furtherText, shortText, type Wording } from './cell-text.ts';
import { sectionOf } from './table-stamp.ts';

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that stands as it is in HTML, in attributes too. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);

const asset = (name: string): string => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');

const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** An id or address that may be broken over lines where its parts meet. */
const breakable = (text: string): string => escapeHtml(text).replace(/[/.:]+/g, '$&<wbr>');

const linkHtml = (link: string | null | undefined): string => (link ? `<span class="link">${breakable(link)}</span>` : '');

/** Fields with the target of their link on a line of its own. */
const fieldsHtml = ({ link, ...others }: OwnFields, wording: Wording): string =>
  `${escapeHtml(fieldsText(link === null ? { ...others, link } : others, wording))}${linkHtml(link)}`;

const outcomeHtml = ({ when, fields }: CellOutcome, wording: Wording): string => {
  const what = fieldsHtml(fields, wording);
  const condition = when === undefined ? '' : `<span class="when">${escapeHtml(wording.say('cell.when', { when }))}</span>`;
  return `<p>${condition}${what === '' && condition === '' ? escapeHtml(wording.say('cell.shown')) : what}</p>`;
};

/** Neighbouring columns that see the same share one cell, so that differences stand out. */
interface Run {
  readonly cell: Cell;
  /** Names of the columns. */
  readonly columns: string[];
}

const cellHtml = (
  { cell, columns }: Run,
  { isWholeRow, cells }: { readonly isWholeRow: boolean; readonly cells: ReadonlyMap<string, Cell> },
  wording: Wording,
): string => {
  const { say } = wording;
  const own =
    cell.outcomes.length === 0 ? escapeHtml(say('cell.hidden')) : cell.outcomes.map((outcome) => outcomeHtml(outcome, wording)).join('');
  const notes = [...(cell.further ?? []).map((one) => furtherText(one, cells, wording)), ...assumedText(cell, wording)];
  const further = notes.map((note) => `<p class="further">${escapeHtml(note)}</p>`);
  const content = [own, ...further].join('');
  const names = isWholeRow ? say('cell.everyColumn') : columns.join(say('comma'));
  return `<td colspan="${columns.length}" data-columns="${escapeHtml(names)}"><div class="${cell.verdict}">${content}</div></td>`;
};

const runsOf = ({ cells }: Row, columns: GatingTable['columns']): readonly Run[] => {
  const runs: Run[] = [];
  cells.forEach((cell, place) => {
    const last = runs.at(-1);
    const name = columns[place]?.name ?? '';
    if (last && JSON.stringify(last.cell) === JSON.stringify(cell)) last.columns.push(name);
    else runs.push({ cell, columns: [name] });
  });
  return runs;
};

const rowHtml = (row: Row, columns: GatingTable['columns'], wording: Wording): string => {
  const { say } = wording;
  const verdicts = [...new Set(row.cells.map(({ verdict }) => verdict))].join(' ');
  const runs = runsOf(row, columns);
  const byColumn = cellsByColumn(row, columns);
  const cells = runs.map((run) => cellHtml(run, { isWholeRow: runs.length === 1, cells: byColumn }, wording));
  const data = `data-section="${escapeHtml(sectionOf(row.id))}" data-verdicts="${verdicts}" data-differs="${runs.length > 1 ? 'yes' : 'no'}"`;
  return `<tr ${data}><th scope="row"><span>${breakable(row.id)}</span><small>${escapeHtml(say(`table.kinds.${row.kind}`))}</small><span class="same">${fieldsHtml(row.everywhere, wording)}</span></th>${cells.join('')}</tr>`;
};

const option = (value: string, text: string): string => `<option value="${escapeHtml(value)}">${escapeHtml(text)}</option>`;

const controls = (sections: readonly string[], columns: GatingTable['columns'], say: Sentence): string =>
  [
    '<form role="search">',
    `<label>${escapeHtml(say('table.search'))}<input id="search" type="search" autocomplete="off" aria-keyshortcuts="/"></label>`,
    `<label>${escapeHtml(say('table.section'))}<select id="section">${option('', say('table.allSections'))}${sections.map((name) => option(name, name)).join('')}</select></label>`,
    `<label>${escapeHtml(say('table.show'))}<select id="show">${['everything', 'differing', 'conditional', 'hiddenSomewhere'].map((name) => option(name, say(`table.${name}`))).join('')}</select></label>`,
    `<label>${escapeHtml(say('table.order'))}<select id="order">${[say('table.asWritten'), say('table.item'), ...columns.map(({ name }) => name)].map((name, place) => option(String(place - 1), name)).join('')}</select></label>`,
    `<button id="print" type="button">${escapeHtml(say('table.print'))}</button>`,
    `<output id="count" aria-live="polite" data-text="${escapeHtml(say('table.counted'))}"></output>`,
    '</form>',
  ].join('\n');

const headHtml = ({ name, says }: { readonly name: string; readonly says: string }, say: Sentence): string =>
  `<th scope="col" aria-sort="none"><button type="button" title="${escapeHtml(say('table.sort', { column: name }))}">${escapeHtml(name)}</button><small>${escapeHtml(says)}</small></th>`;

/** More columns than these do not fit beside each other on a desk's screen. */
const widest = 10;

/** The table as one HTML file that needs nothing from any network: it searches, filters, sorts and prints. */
export const tableHtml = ({ language, columns, rows }: GatingTable): string => {
  const say = sentences(language);
  const [style, script] = [asset('page.css'), asset('page.js')];
  const policy = `default-src 'none'; style-src ${digest(style)}; script-src ${digest(script)}; base-uri 'none'; form-action 'none'`;
  const sections = [...new Set(rows.map(({ id }) => sectionOf(id)))];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(say('table.title'))}</title><style>${style}</style></head><body>`,
    `<a class="skip" href="#table">${escapeHtml(say('table.skip'))}</a>`,
    `<header><h1>${escapeHtml(say('table.title'))}</h1><p>${escapeHtml(say('table.intro'))}</p>${controls(sections, columns, say)}</header>`,
    `<main id="table" tabindex="0"><table${columns.length > widest ? ' class="wide"' : ''}><thead><tr>${headHtml({ name: say('table.item'), says: '' }, say)}${columns.map((column) => headHtml(column, say)).join('')}</tr></thead>`,
    `<tbody>${rows.map((row) => rowHtml(row, columns, { say, most: shortText })).join('\n')}</tbody></table></main>`,
    `<script>${script}</script></body></html>`,
    '',
  ].join('\n');
};
