import { escapeHtml } from '../legacy/page.ts';

/** A head and what stands below it in each row; cells are text, or HTML where `html` made them. */
type Cell = string | { readonly html: string };

const inner = (cell: Cell): string => (typeof cell === 'string' ? escapeHtml(cell) : cell.html);

/** A table whose rows become blocks where the frame is narrow; each cell then names its head. */
export const table = (caption: string, heads: readonly string[], rows: readonly (readonly Cell[])[]): string => {
  const head = heads.map((text) => `<th role="columnheader" scope="col">${escapeHtml(text)}</th>`).join('');
  const cell = (content: Cell, place: number): string =>
    `<td role="cell" data-head="${escapeHtml(heads[place] ?? '')}"><span>${inner(content)}</span></td>`;
  const body = rows.map((cells) => `<tr role="row">${cells.map(cell).join('')}</tr>`).join('');
  return `<table role="table"><caption>${escapeHtml(caption)}</caption><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${body}</tbody></table>`;
};

/** Names and values below each other. */
export const facts = (pairs: readonly (readonly [name: string, value: Cell])[]): string =>
  `<dl class="facts">${pairs.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${inner(value)}</dd></div>`).join('')}</dl>`;

/** A word in a small coloured box. */
export const tag = (text: string, mood: 'good' | 'wait' | 'bad' = 'good'): { readonly html: string } => ({
  html: `<span class="tag ${mood}">${escapeHtml(text)}</span>`,
});

interface Fold {
  readonly title: string;
  /** Beside the title, at its end. */
  readonly aside: string;
  /** Below the title. */
  readonly note: string;
  readonly html: string;
  readonly isOpen?: boolean;
}

/** A line that opens to show more. */
export const fold = ({ title, aside, note, html, isOpen = false }: Fold): string =>
  `<details class="fold"${isOpen ? ' open' : ''}><summary><span class="line"><b>${escapeHtml(title)}</b> <span>${escapeHtml(aside)}</span></span><span class="note">${escapeHtml(note)}</span></summary><div class="inside">${html}</div></details>`;

/** A heading of a part of a page. */
export const heading = (text: string): string => `<h2>${escapeHtml(text)}</h2>`;

/** A paragraph of plain text. */
export const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

/** The sentence of a page that has nothing to list. */
export const nothing = (text: string): string => `<p class="nothing">${escapeHtml(text)}</p>`;

/** A line with a large figure. */
export const figure = (label: string, value: string): string =>
  `<p class="figure"><span>${escapeHtml(label)}</span> <b>${escapeHtml(value)}</b></p>`;

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'date' | 'email' | 'tel' | 'password' | 'area' | 'select' | 'radio' | 'check';
  readonly value?: string;
  readonly choices?: readonly string[];
  /** Those of the choices that are set. */
  readonly chosen?: readonly string[];
  readonly optional?: boolean;
}

const choiceOf = ({ name, kind, chosen = [], optional }: Field, choice: string, place: number): string => {
  const type = kind === 'check' ? 'checkbox' : 'radio';
  const marks = `${chosen.includes(choice) ? ' checked' : ''}${type === 'radio' && !optional ? ' required' : ''}`;
  return `<label class="choice"><input type="${type}" name="${name}" value="${place + 1}"${marks}> ${escapeHtml(choice)}</label>`;
};

const fieldOf = (field: Field): string => {
  const { name, label, kind, value = '', choices = [], optional } = field;
  const id = `field-${name}`;
  const required = optional ? '' : ' required';
  const named = `<label for="${id}">${escapeHtml(label)}</label>`;
  if (kind === 'radio' || kind === 'check')
    return `<fieldset><legend>${escapeHtml(label)}</legend>${choices.map((choice, place) => choiceOf(field, choice, place)).join('')}</fieldset>`;
  if (kind === 'area') return `<div>${named}<textarea id="${id}" name="${name}" rows="5"${required}>${escapeHtml(value)}</textarea></div>`;
  if (kind === 'select') {
    const options = choices.map((choice) => `<option${choice === value ? ' selected' : ''}>${escapeHtml(choice)}</option>`);
    return `<div>${named}<select id="${id}" name="${name}"${required}>${options.join('')}</select></div>`;
  }
  return `<div>${named}<input id="${id}" name="${name}" type="${kind}" value="${escapeHtml(value)}" autocomplete="off"${required}></div>`;
};

/** A form that posts to the page itself, which then thanks. */
export const form = (fields: readonly Field[], submit: string): string =>
  `<form method="post" class="ask">${fields.map(fieldOf).join('')}<p><button type="submit">${escapeHtml(submit)}</button></p></form>`;
