import { type Sentence, sentencesWith } from '../../analysis/words/sentences.ts';
import type { Language } from '../../config/portal-config.ts';
import { escapeHtml } from '../gating/html-text.ts';
import { fileWords } from '../gating/table-words.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };

// The type makes sure that both languages have every sentence.
const own: Readonly<Record<Language, typeof en>> = { en, es };

const words = { en: { ...fileWords.en, ...own.en }, es: { ...fileWords.es, ...own.es } };

/** The functions that format texts and times on a page in one language. */
export interface Wording {
  readonly say: Sentence;
  readonly language: Language;
  readonly time: (instant: string) => string;
}

const timeText = (language: Language): ((instant: string) => string) => {
  const format = new Intl.DateTimeFormat(`${language}-US`, {
    ...{ timeZone: 'America/Los_Angeles', timeZoneName: 'short' },
    ...{ year: 'numeric', month: 'short', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 },
  });
  return (instant) => format.format(new Date(instant));
};

export const tag = (name: string, content: string): string => `<${name}>${content}</${name}>`;

export const paragraph = (text: string): string => tag('p', escapeHtml(text));

export const breakable = (text: string): string => escapeHtml(text).replaceAll('/', '/<wbr>');

export const code = (text: string): string => tag('code', breakable(text));

export const table = (label: string, heads: readonly string[], rows: readonly string[]): string =>
  `<div class="wide" tabindex="0" role="region" aria-label="${escapeHtml(label)}"><table><thead><tr>${heads.map((head) => `<th scope="col">${escapeHtml(head)}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;

export const row = (head: string, cells: readonly string[]): string =>
  `<tr><th scope="row">${head}</th>${cells.map((cell) => tag('td', cell)).join('')}</tr>`;

export const momentHtml = (instant: string, { time }: Wording): string =>
  `<time datetime="${instant}">${escapeHtml(time(instant))}</time>`;

export const wordingOf = (language: Language): Wording => ({
  say: sentencesWith(words, language),
  language,
  time: timeText(language),
});
