import type { Language } from '../../portal-config.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import schemas from './schemas-es.json' with { type: 'json' };

// The type makes sure that both languages have every message.
const texts: Readonly<Record<Language, typeof en>> = { en, es };

const spanishDescriptions: Readonly<Record<string, string>> = schemas;

// The key of a message: the code and, if the code has several messages, the case (`bad-target.tel`).
export type MistakeName = keyof typeof en.findings;

type NounName = keyof typeof en.nouns;

// A noun for a message, with its own placeholders.
export interface Noun {
  readonly noun: NounName;
  readonly with?: Blanks;
}

// The value of a placeholder: a text or number, a list of names, a noun, or a description from a schema
// (English).
export type Blank = string | number | readonly string[] | Noun | { readonly description: string };

export type Blanks = Readonly<Record<string, Blank>>;

// Further names are only counted.
const mostListed = 24;

const filled = (language: Language, text: string, blanks: Blanks): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => {
    const blank = blanks[name];
    return blank === undefined ? mark : blankText(language, blank);
  });

const listed = (language: Language, names: readonly string[]): string => {
  const shown = names
    .slice(0, mostListed)
    .map((name) => `\`${name}\``)
    .join(', ');
  const more = { names: shown, count: names.length - mostListed };
  return names.length > mostListed ? filled(language, texts[language].nouns.more, more) : shown;
};

const isList = (blank: Blank): blank is readonly string[] => Array.isArray(blank);

const blankText = (language: Language, blank: Blank): string => {
  if (typeof blank === 'string' || typeof blank === 'number') return String(blank);
  if (isList(blank)) return listed(language, blank);
  if ('noun' in blank) return filled(language, texts[language].nouns[blank.noun], blank.with ?? {});
  return language === 'es' ? (spanishDescriptions[blank.description] ?? blank.description) : blank.description;
};

// Placeholders without a value stay.
export const mistakeText = (
  language: Language,
  name: MistakeName,
  blanks: Blanks = {},
): { readonly message: string; readonly hint: string } => {
  const { message, hint } = texts[language].findings[name];
  return { message: filled(language, message, blanks), hint: filled(language, hint, blanks).trim() };
};

export const reportText = (language: Language, name: keyof typeof en.report, blanks: Blanks = {}): string =>
  filled(language, texts[language].report[name], blanks);
