import type { Language } from './portal-config.ts';

export type BilingualText = Readonly<Record<Language, string>>;

/**
 * Values for the `{placeholders}` of a message, by name. A value can itself be a message in both languages.
 */
export type MessageValues = Readonly<Record<string, string | number | BilingualText>>;

/**
 * Fills in the `{placeholders}` of a text; `write` converts a value to text. Placeholders without a value
 * stay unchanged.
 */
export const fillMessage = <Value>(
  text: string,
  values: Readonly<Record<string, Value>>,
  write: (value: Value) => string,
): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? mark : write(value);
  });

/** Fills a message in both languages. */
export const bothLanguages = (texts: BilingualText, values: MessageValues = {}): BilingualText => {
  const filled = (language: Language): string =>
    fillMessage(texts[language], values, (value) =>
      typeof value === 'object' ? value[language] : String(value),
    );
  return { en: filled('en'), es: filled('es') };
};

// Characters that a terminal interprets: control characters except line break and tab, and those that change
// the direction or break the line.
const obeyed = /(?![\n\t]|\r\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Escapes control and direction characters as `\u001b`, so that any text can be printed or logged. Escaped
 * JSON still parses to the same value.
 */
export const visibleText = (text: string): string => text.replace(obeyed, escaped);
