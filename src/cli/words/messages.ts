import { inBothLanguages, type Says } from '../../authoring/refusal.ts';
import type { Language } from '../../config/portal-config.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import help from './help-es.json' with { type: 'json' };

/** Both languages have every message: one that lacks a name does not compile. */
const texts: Readonly<Record<Language, typeof en>> = { en, es };

const spanishHelp: Readonly<Record<string, string>> = help;

/** A message of the command line by its name. */
export type MessageName = keyof typeof en;

/** What the blanks of a message hold, by their names. */
export type Blanks = Parameters<typeof inBothLanguages>[1];

/** A message in both languages. */
export const said = (name: MessageName, blanks: Blanks = {}): Says => inBothLanguages({ en: texts.en[name], es: texts.es[name] }, blanks);

/** A line of `--help`, which commands write in English; in Spanish as it stands beside that line, and in English where nobody has translated it yet. */
export const helpLine = (language: Language, line: string): string => (language === 'es' ? (spanishHelp[line] ?? line) : line);
