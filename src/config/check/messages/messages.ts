import { type BilingualText, fillMessage } from '../../message-text.ts';
import type { Language } from '../../portal-config.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

// The type makes sure that both languages have every message.
const texts: Readonly<Record<Language, typeof en>> = { en, es };

// The key of a message: the code and, if the code has several messages, the case (`bad-target.tel`).
export type MistakeName = keyof typeof en.findings;

type NounName = keyof typeof en.nouns;

export interface Noun {
  readonly noun: NounName;
  readonly with?: MessageValues;
}

export type MessageValue = string | number | readonly string[] | Noun | BilingualText;

export type MessageValues = Readonly<Record<string, MessageValue>>;

const mostListed = 24;

const filled = (language: Language, text: string, values: MessageValues): string =>
  fillMessage(text, values, (value) => valueText(language, value));

const listed = (language: Language, names: readonly string[]): string => {
  const shown = names
    .slice(0, mostListed)
    .map((name) => `\`${name}\``)
    .join(', ');
  const more = { names: shown, count: names.length - mostListed };
  return names.length > mostListed ? filled(language, texts[language].nouns.more, more) : shown;
};

const isList = (value: MessageValue): value is readonly string[] => Array.isArray(value);

const valueText = (language: Language, value: MessageValue): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (isList(value)) return listed(language, value);
  if ('noun' in value) return filled(language, texts[language].nouns[value.noun], value.with ?? {});
  return value[language];
};

export const mistakeText = (
  language: Language,
  name: MistakeName,
  values: MessageValues = {},
): { readonly message: string; readonly hint: string } => {
  const { message, hint } = texts[language].findings[name];
  return { message: filled(language, message, values), hint: filled(language, hint, values).trim() };
};

export const reportText = (
  language: Language,
  name: keyof typeof en.report,
  values: MessageValues = {},
): string => filled(language, texts[language].report[name], values);
