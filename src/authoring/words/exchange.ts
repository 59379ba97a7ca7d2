export interface ExchangedWord {
  readonly address: string;
  readonly en: string;
  /** The Spanish text; empty if there is no translation. */
  readonly es: string;
  readonly note: string;
  /** The file marks the translation as reviewed. */
  readonly isApproved?: boolean;
  /** The file marks the translation as unfinished: it is imported but not confirmed. */
  readonly needsReview?: boolean;
  /** The line of the file that it was read from, from 1. */
  readonly line?: number;
}

// A translator can move a placeholder but not edit it.
export interface TextPart {
  readonly text: string;
  readonly isPlaceholder: boolean;
}

export const textParts = (text: string): readonly TextPart[] =>
  text
    .split(/(\{[^{}]*\})/)
    .map((part, index) => ({ text: part, isPlaceholder: index % 2 === 1 }))
    .filter((part) => part.text !== '');

export const placeholdersOf = (text: string): readonly string[] =>
  textParts(text).flatMap((part) => (part.isPlaceholder ? [part.text] : []));

const sorted = (names: readonly string[]): string => [...new Set(names)].sort().join(' ');

/** Returns true if a translation has exactly the placeholders of its English. */
export const keepsPlaceholders = (es: string, en: string): boolean =>
  sorted(placeholdersOf(es)) === sorted(placeholdersOf(en)) && !/[{}]/.test(es.replace(/\{[^{}]*\}/g, ''));
