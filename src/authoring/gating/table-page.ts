import type { Cell, CellOutcome, OwnFields } from '../../analysis/table/cells.ts';
import type { ColumnHead, GatingTable, Row } from '../../analysis/table/gating-table.ts';
import { cellsByColumn, fieldsText, groupNotes, ownText, shortText, type Wording } from './cell-text.ts';
import { asset, escapeHtml, policyDigest } from './html-text.ts';
import { fileSentences, sectionOf, stampText, type TableStamp } from './table-words.ts';

const breakable = (text: string): string => escapeHtml(text).replace(/[/.]+/g, '$&<wbr>');

const pointerHtml = (style: string, pointer: string | null | undefined): string =>
  pointer ? ` <span class="${style}">${breakable(pointer)}</span>` : '';

const fieldsHtml = ({ link, address, ...others }: OwnFields, wording: Wording): string => {
  const text = escapeHtml(fieldsText(link === null ? { ...others, link } : others, wording));
  return `${text}${pointerHtml('link', link)}${pointerHtml('address', address)}`.trim();
};

const outcomeHtml = ({ when, fields }: CellOutcome, wording: Wording): string => {
  const what = fieldsHtml(fields, wording);
  const condition =
    when === undefined ? '' : `<span class="when">${escapeHtml(wording.say('cell.when', { when }))}</span>`;
  return `<p>${condition}${what === '' && condition === '' ? escapeHtml(wording.say('cell.shown')) : what}</p>`;
};

// Adjacent columns with the same content share one cell, so that differences stand out.
interface Run {
  readonly cell: Cell;
  readonly from: number;
  readonly columns: string[];
  readonly key: number;
}

const runsOf = ({ cells }: Row, columns: readonly ColumnHead[]): readonly Run[] => {
  const runs: Run[] = [];
  const keys: string[] = [];
  cells.forEach((cell, from) => {
    const last = runs.at(-1);
    const name = columns[from]?.name ?? '';
    const own = ownText(cell);
    if (last && ownText(last.cell) === own) {
      last.columns.push(name);
      return;
    }
    if (!keys.includes(own)) keys.push(own);
    runs.push({ cell, from, columns: [name], key: keys.indexOf(own) });
  });
  return runs;
};

const cellHtml = (
  { cell, from, columns, key }: Run,
  cells: ReadonlyMap<string, Cell>,
  wording: Wording,
): string => {
  const { say } = wording;
  const own =
    cell.outcomes.length === 0
      ? `<p>${escapeHtml(say('cell.hidden'))}</p>`
      : cell.outcomes.map((outcome) => outcomeHtml(outcome, wording)).join('');
  const notes = groupNotes(columns, cells, wording).map((note) => `<p class="note">${escapeHtml(note)}</p>`);
  const names = columns.length === cells.size ? say('cell.everyColumn') : columns.join(say('comma'));
  const data = `data-from="${String(from)}" data-span="${String(columns.length)}" data-key="${String(key)}" data-columns="${escapeHtml(names)}"`;
  return `<td class="${cell.verdict}" colspan="${String(columns.length)}" ${data}><div>${own}${notes.join('')}</div></td>`;
};

const rowHtml = (row: Row, columns: readonly ColumnHead[], wording: Wording): string => {
  const { title, label, ...others } = row.everywhere;
  const name = title ?? label;
  const rest = fieldsHtml(
    title === undefined || label === undefined ? others : { label, ...others },
    wording,
  );
  const byColumn = cellsByColumn(row, columns);
  const cells = runsOf(row, columns).map((run) => cellHtml(run, byColumn, wording));
  const kind = [
    escapeHtml(wording.say(`table.kinds.${row.kind}`)),
    ...(row.path === undefined ? [] : [breakable(row.path)]),
  ].join(' · ');
  const head = [
    `<code>${breakable(row.id)}</code>`,
    name === undefined ? '' : `<strong>${escapeHtml(name)}</strong>`,
    `<small>${kind}${rest === '' ? '' : `${rest.startsWith('<span') ? ' ' : ' · '}<span class="same">${rest}</span>`}</small>`,
  ];
  return `<tr data-id="${escapeHtml(row.id)}" data-section="${escapeHtml(sectionOf(row.id))}"><th scope="row">${head.join('')}</th>${cells.join('')}</tr>`;
};

const option = (value: string, text: string): string =>
  `<option value="${escapeHtml(value)}">${escapeHtml(text)}</option>`;

const choice = (
  id: string,
  label: string,
  options: readonly (readonly [value: string, text: string])[],
): string =>
  `<label>${escapeHtml(label)}<select id="${id}">${options.map(([value, text]) => option(value, text)).join('')}</select></label>`;

const filters = ['everything', 'differing', 'differingAll', 'conditional', 'hiddenSomewhere'] as const;

const controls = (sections: readonly string[], columns: readonly ColumnHead[], { say }: Wording): string => {
  const named = columns.map(({ name, says }): readonly [string, string] => [name, `${name}: ${says}`]);
  return [
    '<form role="search">',
    `<label>${escapeHtml(say('table.search'))}<input id="search" type="search" autocomplete="off" aria-keyshortcuts="/"></label>`,
    choice('section', say('table.section'), [
      ['', say('table.allSections')],
      ...sections.map((name) => [name, name] as const),
    ]),
    choice(
      'show',
      say('table.show'),
      filters.map((name) => [name, say(`table.${name}`)]),
    ),
    choice('one', say('table.compare'), [['', say('table.allColumns')], ...named]),
    choice('other', say('table.compareWith'), [['', '–'], ...named]),
    choice('order', say('table.order'), [
      ['-1', say('table.asWritten')],
      ...[say('table.item'), ...columns.map(({ name }) => name)].map(
        (name, index) => [String(index), name] as const,
      ),
    ]),
    `<button id="print" type="button">${escapeHtml(say('table.print'))}</button>`,
    `<output id="count" aria-live="polite" data-text="${escapeHtml(say('table.counted'))}" data-everybody="${escapeHtml(say('cell.everyColumn'))}" data-comma="${escapeHtml(say('comma'))}"></output>`,
    '</form>',
  ].join('\n');
};

const headHtml = ({ name, says }: Pick<ColumnHead, 'name' | 'says'>, { say }: Wording): string =>
  `<th scope="col" aria-sort="none"><button type="button" title="${escapeHtml(say('table.sort', { column: name }))}">${escapeHtml(name)}</button><small>${escapeHtml(says)}</small></th>`;

// More columns do not fit beside each other on a desktop screen.
const widest = 12;

/**
 * Returns the table as one self-contained HTML file with search, filters, comparison, sorting and printing.
 */
export const tableHtml = ({ language, columns, rows }: GatingTable, stamp: TableStamp): string => {
  const say = fileSentences(language);
  const wording = { say, most: shortText };
  const style = asset('page.css');
  const script = asset('page.js');
  const policy = `default-src 'none'; style-src ${policyDigest(style)}; script-src ${policyDigest(script)}; base-uri 'none'; form-action 'none'`;
  const sections = [...new Set(rows.map(({ id }) => sectionOf(id)))];
  const heads = [{ name: say('table.item'), says: '' }, ...columns].map((column) =>
    headHtml(column, wording),
  );
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(say('table.title'))}</title><style>${style}</style></head><body>`,
    `<a class="skip" href="#table">${escapeHtml(say('table.skip'))}</a>`,
    `<header><h1>${escapeHtml(say('table.title'))}</h1><p class="stamp">${escapeHtml(stampText(stamp, say))}</p><p>${escapeHtml(`${say('table.intro')} ${say('table.outside')}`)}</p><details><summary>${escapeHtml(say('table.how'))}</summary><p>${escapeHtml(say('table.reading'))}</p></details>${controls(sections, columns, wording)}</header>`,
    `<main id="table" tabindex="0"><table${columns.length > widest ? ' class="wide"' : ''}><thead><tr>${heads.join('')}</tr></thead>`,
    `<tbody>${rows.map((row) => rowHtml(row, columns, wording)).join('\n')}</tbody></table></main>`,
    `<script>${script}</script></body></html>`,
    '',
  ].join('\n');
};
