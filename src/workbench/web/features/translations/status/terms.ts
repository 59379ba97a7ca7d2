import { foldText } from '../../../../../config/fold-text.ts';
import written from './terms.json' with { type: 'json' };

interface Term {
  readonly en: readonly string[];
  readonly es: readonly string[];
  /** Spanish words that translate a different English term. */
  readonly not: Readonly<Record<string, string | undefined>>;
}

const terms: readonly Term[] = written.terms;
const never: Readonly<Record<string, string>> = written.never;

const isLetter = (sign: string | undefined): boolean =>
  sign !== undefined && sign.toLowerCase() !== sign.toUpperCase();

const containsPhrase = (text: string, phrase: string): boolean => {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + phrase.length])) return true;
  return false;
};

const foldedPhrases = new Map<string, string>();

const foldPhrase = (phrase: string): string => {
  const found = foldedPhrases.get(phrase) ?? foldText(phrase);
  foldedPhrases.set(phrase, found);
  return found;
};

const findPhrase = (text: string, phrases: readonly string[]): string | undefined =>
  phrases.find((phrase) => containsPhrase(text, foldPhrase(phrase)));

export interface TermHint {
  /**
   * `kept`: the Spanish uses the correct word. `lacks`: the Spanish does not use it. `means`: the Spanish
   * uses a word that translates another term. `never`: the Spanish uses a word that the glossary forbids.
   */
  readonly kind: 'kept' | 'lacks' | 'means' | 'never';
  /** The English term; for `never`, the Spanish word to use. */
  readonly term: string;
  /** The correct Spanish word; for `means` and `never`, the word to replace. */
  readonly word: string;
  /** For `means`: the English term that the word translates. */
  readonly other?: string;
}

const hintsForFolded = (en: string, es: string): readonly TermHint[] => [
  ...terms.flatMap(({ en: phrases, es: right, not }): readonly TermHint[] => {
    const term = findPhrase(en, phrases);
    if (term === undefined) return [];
    const wrong = Object.entries(not).find(
      ([word, other = '']) =>
        findPhrase(es, [word]) !== undefined && findPhrase(en, [other, `${other}s`]) === undefined,
    );
    if (wrong) return [{ kind: 'means', term, word: wrong[0], other: wrong[1] ?? '' }];
    const correct = findPhrase(es, right);
    return [
      {
        kind: correct === undefined ? 'lacks' : 'kept',
        term,
        word: correct ?? right[phrases.indexOf(term)] ?? right[0] ?? '',
      },
    ];
  }),
  ...Object.entries(never).flatMap(([word, instead]): readonly TermHint[] =>
    findPhrase(es, [word]) === undefined ? [] : [{ kind: 'never', term: instead, word }],
  ),
];

export const checkTerms = (english: string, spanish: string): readonly TermHint[] =>
  hintsForFolded(foldText(english), foldText(spanish));

export const findWrongTerms = (en: string, es: string | undefined): readonly TermHint[] =>
  es === undefined ? [] : checkTerms(en, es).filter(({ kind }) => kind !== 'kept');
