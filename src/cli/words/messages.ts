import { bothLanguages, type MessageValues, type BilingualText } from '../../config/message-text.ts';
import type { Language } from '../../config/portal-config.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import help from './help-es.json' with { type: 'json' };

// The type makes sure that both languages have every message.
const texts: Readonly<Record<Language, typeof en>> = { en, es };

const spanishHelp: Readonly<Record<string, string>> = help;

export type MessageName = keyof typeof en;

export const cliMessage = (name: MessageName, values: MessageValues = {}): BilingualText =>
  bothLanguages({ en: texts.en[name], es: texts.es[name] }, values);

// Commands write help in English. Untranslated lines stay English.
export const helpLine = (language: Language, line: string): string =>
  language === 'es' ? (spanishHelp[line] ?? line) : line;
