import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Cell, CellOutcome, GatingTable, Row } from '../../analysis/table/gating-table.ts';
import { sentences, type Sentence } from '../../analysis/words/sentences.ts';
import { escapeHtml as safe } from './escape-html.ts';
import { rowGroups } from './row-groups.ts';

const asset = (name: string): string => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');

const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const sectionOf = (id: string): string => id.split(/[./]/)[0] ?? '';

const outcomeHtml = ({ when, link, label }: CellOutcome, say: Sentence): string =>
  `<p>${when === undefined ? '' : `<span class="when">${safe(say('cell.when', { when }))}</span>`}${safe(label || say('cell.shown'))}${link === undefined ? '' : `<span class="link">${safe(link)}</span>`}</p>`;

const cellHtml = (cell: Cell, column: string, say: Sentence): string => {
  const told = cell.outcomes.length === 0 ? safe(say('cell.hidden')) : cell.outcomes.map((outcome) => outcomeHtml(outcome, say)).join('');
  return `<td data-column="${safe(column)}"><div class="${cell.verdict}">${told}</div></td>`;
};

const rowHtml = (row: Row, columns: GatingTable['columns'], say: Sentence): string => {
  const verdicts = [...new Set(row.cells.map(({ verdict }) => verdict))].join(' ');
  const cells = row.cells.map((cell, place) => cellHtml(cell, columns[place]?.name ?? '', say));
  const data = `data-section="${safe(sectionOf(row.id))}" data-verdicts="${verdicts}" data-differs="${rowGroups(row).length > 1 ? 'yes' : 'no'}"`;
  return `<tr ${data}><th scope="row">${safe(row.id)}<small>${safe(say(`table.kinds.${row.kind}`))}</small></th>${cells.join('')}</tr>`;
};

const option = (value: string, text: string): string => `<option value="${safe(value)}">${safe(text)}</option>`;

const controls = (sections: readonly string[], say: Sentence): string =>
  [
    '<form role="search">',
    `<label>${safe(say('table.search'))}<input id="search" type="search" autocomplete="off" aria-keyshortcuts="/"></label>`,
    `<label>${safe(say('table.section'))}<select id="section">${option('', say('table.allSections'))}${sections.map((name) => option(name, name)).join('')}</select></label>`,
    `<label>${safe(say('table.show'))}<select id="show">${['everything', 'differing', 'conditional', 'hiddenSomewhere'].map((name) => option(name, say(`table.${name}`))).join('')}</select></label>`,
    `<button id="print" type="button">${safe(say('table.print'))}</button>`,
    `<output id="count" aria-live="polite" data-text="${safe(say('table.counted'))}"></output>`,
    '</form>',
  ].join('\n');

const headHtml = ({ name, says }: { readonly name: string; readonly says: string }, say: Sentence): string =>
  `<th scope="col" aria-sort="none"><button type="button" title="${safe(say('table.sort', { column: name }))}">${safe(name)}</button><small>${safe(says)}</small></th>`;

/** The table as one HTML file that needs nothing from any network: it searches, filters, sorts and prints. */
export const tableHtml = ({ language, columns, rows }: GatingTable): string => {
  const say = sentences(language);
  const [style, script] = [asset('page.css'), asset('page.js')];
  const policy = `default-src 'none'; style-src ${digest(style)}; script-src ${digest(script)}; base-uri 'none'; form-action 'none'`;
  const sections = [...new Set(rows.map(({ id }) => sectionOf(id)))];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe(say('table.title'))}</title><style>${style}</style></head><body>`,
    `<a class="skip" href="#table">${safe(say('table.skip'))}</a>`,
    `<header><h1>${safe(say('table.title'))}</h1><p>${safe(say('table.intro'))}</p>${controls(sections, say)}</header>`,
    `<main id="table" tabindex="0"><table><thead><tr>${headHtml({ name: say('table.item'), says: '' }, say)}${columns.map((column) => headHtml(column, say)).join('')}</tr></thead>`,
    `<tbody>${rows.map((row) => rowHtml(row, columns, say)).join('\n')}</tbody></table></main>`,
    `<script>${script}</script></body></html>`,
    '',
  ].join('\n');
};
