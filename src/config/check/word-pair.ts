import type { Spot } from './finding.ts';

/** The same group of words in both languages. */
export interface WordPair {
  readonly en: { readonly words: Readonly<Record<string, unknown>>; readonly at: (name?: string, part?: 'name' | 'value') => Spot };
  readonly es: WordPair['en'];
}
