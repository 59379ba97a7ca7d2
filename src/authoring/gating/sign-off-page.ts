import type { Sentence } from '../../analysis/words/sentences.ts';
import type { Language } from '../../config/portal-config.ts';
import { fieldsText, shortText } from './cell-text.ts';
import { asset, escapeHtml, policyDigest, reportStyle } from './html-text.ts';
import {
  coverageLines,
  groupsOf,
  sectionTitle,
  type SignedCell,
  signedCells,
  type SignedTable,
  type SignOffStamp,
  type SignState,
  titleOf,
  reportedStates,
} from './sign-off-report.ts';
import { commentText, givenText, shareText, signOffStamp, whenText } from './sign-off-words.ts';
import { fileSentences } from './table-words.ts';

// A symbol beside the word, so that color alone never carries the state.
const signs: Readonly<Record<SignState, string>> = { wrong: '✕', again: '↻', none: '–', right: '✓' };

const cellHtml = (text: string): string => `<td>${escapeHtml(text)}</td>`;

const headHtml = (texts: readonly string[]): string =>
  `<thead><tr>${texts.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('')}</tr></thead>`;

type Columns = SignedTable['table']['columns'];

const coverageHtml = (cells: readonly SignedCell[], table: SignedTable['table'], say: Sentence): string => {
  const { columns } = table;
  const names = columns.map(({ name }) => name);
  const lines = coverageLines(cells, names).map(({ section, shares }) => {
    const name = escapeHtml(section === undefined ? say('signOff.all') : sectionTitle(table, section));
    const shareCells = shares.map(
      (share) => `<td class="${share.open === 0 ? 'full' : ''}">${escapeHtml(shareText(share, say))}</td>`,
    );
    return `<tr${section === undefined ? ' class="sum"' : ''}><th scope="row">${name}</th>${shareCells.join('')}</tr>`;
  });
  const title = escapeHtml(say('signOff.coverage'));
  return `<section><h2>${title}</h2><div class="wide" tabindex="0" role="region" aria-label="${title}"><table>${headHtml([say('signOff.section'), ...columns.map(({ says }) => says), say('signOff.all')])}<tbody>${lines.join('\n')}</tbody></table></div></section>`;
};

const stateHtml = (
  cells: readonly SignedCell[],
  state: SignState,
  columns: Columns,
  language: Language,
): string => {
  const say = fileSentences(language);
  const count = cells.filter((cell) => cell.state === state).length;
  const hasSignOff = state !== 'none';
  const labelOf = (name: string): string => columns.find((column) => column.name === name)?.says ?? name;
  const rows = groupsOf(cells, state).map((group) => {
    const named =
      group.columns.length === columns.length
        ? say('cell.everyColumn')
        : group.columns.map(labelOf).join(say('comma'));
    const { signOff } = group;
    const words = hasSignOff
      ? [signOff?.person.name ?? '', signOff ? whenText(signOff.at, language) : '', commentText(group, say)]
      : [];
    const everywhere =
      group.cell.verdict === 'hidden' ? '' : fieldsText(group.row.everywhere, { say, most: shortText });
    const given = [givenText(group, say), everywhere].filter((text) => text !== '').join(' · ');
    const name = `<code>${escapeHtml(group.row.id).replaceAll('/', '/<wbr>')}</code> ${escapeHtml(titleOf(group.row))}`;
    return `<tr><th scope="row">${name}</th>${[named, given, ...words].map(cellHtml).join('')}</tr>`;
  });
  const heads = [say('table.item'), say('signOff.plans'), say('table.what')];
  const whose = hasSignOff ? [say('signOff.who'), say('signOff.when'), say('signOff.comment')] : [];
  const list = `<table>${headHtml([...heads, ...whose])}<tbody>${rows.join('\n')}</tbody></table>`;
  const title = `<span aria-hidden="true">${signs[state]}</span> ${escapeHtml(say(`signOff.states.${state}`))} <small>${String(count)}</small>`;
  return `<section id="${state}" class="${state}"><h2>${title}</h2>${rows.length === 0 ? `<p>${escapeHtml(say('signOff.none'))}</p>` : list}</section>`;
};

/** Formats the existing and missing sign-offs of a source as one self-contained HTML file. */
export const signOffPage = (signed: SignedTable, stamp: SignOffStamp): string => {
  const { language } = signed.table;
  const say = fileSentences(language);
  const style = reportStyle(asset('sign-off.css'));
  const { columns } = signed.table;
  const cells = signedCells(signed);
  const title = escapeHtml(say('signOff.title'));
  const policy = `default-src 'none'; style-src ${policyDigest(style)}; base-uri 'none'; form-action 'none'`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head><body>`,
    `<header><h1>${title}</h1><p>${escapeHtml(signOffStamp(stamp, say))}</p><p>${escapeHtml(`${say('signOff.intro')} ${say('table.outside')}`)}</p></header>`,
    `<main>${coverageHtml(cells, signed.table, say)}`,
    ...reportedStates.map((state) => stateHtml(cells, state, columns, language)),
    '</main></body></html>',
    '',
  ].join('\n');
};
