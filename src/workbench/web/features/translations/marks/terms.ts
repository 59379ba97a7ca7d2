import { foldedText } from '../../../kit/match-text.ts';
import written from './terms.json' with { type: 'json' };

interface Term {
  readonly en: readonly string[];
  readonly es: readonly string[];
  /** Spanish words that mean another English term. */
  readonly not: Readonly<Record<string, string | undefined>>;
}

const terms: readonly Term[] = written.terms;
const never: Readonly<Record<string, string>> = written.never;

const isLetter = (sign: string | undefined): boolean => sign !== undefined && sign.toLowerCase() !== sign.toUpperCase();

/** Whether a phrase stands in a text as whole words. */
const isWhole = (text: string, phrase: string): boolean => {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + phrase.length])) return true;
  return false;
};

const plainPhrases = new Map<string, string>();

const plainPhrase = (phrase: string): string => {
  const found = plainPhrases.get(phrase) ?? foldedText(phrase);
  plainPhrases.set(phrase, found);
  return found;
};

/** The first of some phrases that a text has; the text is plain already. */
const says = (text: string, phrases: readonly string[]): string | undefined => phrases.find((phrase) => isWhole(text, plainPhrase(phrase)));

/** What the glossary of the portal says of one pair of texts. */
export interface TermHint {
  /** `kept`: the Spanish has the term; `lacks`: it has another word; `means`: a word of it means another term; `never`: a word that is not used. */
  readonly kind: 'kept' | 'lacks' | 'means' | 'never';
  /** The English term, of `never` the Spanish word to be written instead. */
  readonly term: string;
  /** The Spanish word that is right, of `means` and `never` the one that is written. */
  readonly word: string;
  /** Of `means`: the English term that the word stands for. */
  readonly other?: string;
}

const hintsOf = (en: string, es: string): readonly TermHint[] => [
  ...terms.flatMap(({ en: phrases, es: right, not }): readonly TermHint[] => {
    const term = says(en, phrases);
    if (term === undefined) return [];
    const wrong = Object.entries(not).find(
      ([word, other = '']) => says(es, [word]) !== undefined && says(en, [other, `${other}s`]) === undefined,
    );
    if (wrong) return [{ kind: 'means', term, word: wrong[0], other: wrong[1] ?? '' }];
    const kept = says(es, right);
    return [{ kind: kept === undefined ? 'lacks' : 'kept', term, word: kept ?? right[phrases.indexOf(term)] ?? right[0] ?? '' }];
  }),
  ...Object.entries(never).flatMap(([word, instead]): readonly TermHint[] =>
    says(es, [word]) === undefined ? [] : [{ kind: 'never', term: instead, word }],
  ),
];

/** What the glossary says of a Spanish text beside its English one, in the order of the glossary. */
export const termHints = (english: string, spanish: string): readonly TermHint[] => hintsOf(foldedText(english), foldedText(spanish));

/** Only what the glossary finds wrong. */
export const wrongTerms = (en: string, es: string | undefined): readonly TermHint[] =>
  es === undefined ? [] : termHints(en, es).filter(({ kind }) => kind !== 'kept');
