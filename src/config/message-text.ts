import type { Language } from './portal-config.ts';

export type Says = Readonly<Record<Language, string>>;

/** Values for the `{placeholders}` of a message, by name; one can itself be a message in both languages. */
export type MessageValues = Readonly<Record<string, string | number | Says>>;

/** Fills the `{placeholders}` of a text; `write` turns a value into text. Placeholders without a value stay as written. */
export const fillMessage = <Value>(text: string, values: Readonly<Record<string, Value>>, write: (value: Value) => string): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? mark : write(value);
  });

/** Fills a message in both languages. */
export const bothLanguages = (texts: Says, values: MessageValues = {}): Says => {
  const filled = (language: Language): string =>
    fillMessage(texts[language], values, (value) => (typeof value === 'object' ? value[language] : String(value)));
  return { en: filled('en'), es: filled('es') };
};
