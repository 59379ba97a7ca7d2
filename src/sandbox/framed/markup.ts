import { escapeHtml } from '../legacy/page.ts';

type Cell = string | { readonly html: string };

const inner = (cell: Cell): string => (typeof cell === 'string' ? escapeHtml(cell) : cell.html);

export const table = (
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
): string => {
  const head = heads.map((text) => `<th role="columnheader" scope="col">${escapeHtml(text)}</th>`).join('');
  const cell = (content: Cell, place: number): string =>
    `<td role="cell" data-head="${escapeHtml(heads[place] ?? '')}"><span>${inner(content)}</span></td>`;
  const body = rows.map((cells) => `<tr role="row">${cells.map(cell).join('')}</tr>`).join('');
  return `<table role="table"><caption>${escapeHtml(caption)}</caption><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${body}</tbody></table>`;
};

export const facts = (pairs: readonly (readonly [name: string, value: Cell])[]): string =>
  `<dl class="facts">${pairs.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${inner(value)}</dd></div>`).join('')}</dl>`;

export const tag = (text: string, mood: 'good' | 'wait' | 'bad' = 'good'): { readonly html: string } => ({
  html: `<span class="tag ${mood}">${escapeHtml(text)}</span>`,
});

interface Fold {
  readonly title: string;
  readonly aside: string;
  readonly note: string;
  readonly html: string;
  readonly isOpen?: boolean;
}

export const fold = ({ title, aside, note, html, isOpen = false }: Fold): string =>
  `<details class="fold"${isOpen ? ' open' : ''}><summary><span class="line"><b>${escapeHtml(title)}</b> <span>${escapeHtml(aside)}</span></span><span class="note">${escapeHtml(note)}</span></summary><div class="inside">${html}</div></details>`;

export const heading = (text: string): string => `<h2>${escapeHtml(text)}</h2>`;

export const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

export const nothing = (text: string): string => `<p class="nothing">${escapeHtml(text)}</p>`;

export const figure = (label: string, value: string): string =>
  `<p class="figure"><span>${escapeHtml(label)}</span> <b>${escapeHtml(value)}</b></p>`;

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'date' | 'email' | 'tel' | 'password' | 'area' | 'select' | 'radio' | 'check';
  readonly value?: string;
  readonly choices?: readonly string[];
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
    return `<fieldset><legend>${escapeHtml(label)}</legend>${choices.map((choice, index) => choiceOf(field, choice, index)).join('')}</fieldset>`;
  if (kind === 'area')
    return `<div>${named}<textarea id="${id}" name="${name}" rows="5"${required}>${escapeHtml(value)}</textarea></div>`;
  if (kind === 'select') {
    const options = choices.map(
      (choice) => `<option${choice === value ? ' selected' : ''}>${escapeHtml(choice)}</option>`,
    );
    return `<div>${named}<select id="${id}" name="${name}"${required}>${options.join('')}</select></div>`;
  }
  return `<div>${named}<input id="${id}" name="${name}" type="${kind}" value="${escapeHtml(value)}" autocomplete="off"${required}></div>`;
};

export const form = (fields: readonly Field[], submit: string): string =>
  `<form method="post" class="ask">${fields.map(fieldOf).join('')}<p><button type="submit">${escapeHtml(submit)}</button></p></form>`;
