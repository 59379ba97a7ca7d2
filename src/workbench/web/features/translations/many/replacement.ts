import type { Language } from '../../../../../config/portal-config.ts';
import { type PlaceholderFault, placeholderFault, textRuns } from '../../../draft/content/placeholders.ts';
import type { WordRow } from '../../../draft/content/word-rows.ts';

/** What is to be replaced by what. */
export interface Replacing {
  readonly language: Language;
  readonly phrase: string;
  readonly by: string;
  /** Only where no letter or digit stands beside it. */
  readonly isWhole: boolean;
  /** Only where capitals are the same; else a capital first letter stays one. */
  readonly isExact: boolean;
}

/** A text that holds the phrase, and what it would be. */
export interface ReplaceHit {
  readonly row: WordRow;
  readonly before: string;
  readonly after: string;
  /** What keeps it from being replaced; `empty`: nothing would be left of the text. */
  readonly fault: PlaceholderFault | 'empty' | undefined;
}

const isInWord = (sign: string | undefined): boolean =>
  sign !== undefined && (sign.toLowerCase() !== sign.toUpperCase() || (sign >= '0' && sign <= '9'));

/** Small letters, letter by letter, so that places stay the same. */
const small = (text: string): string =>
  [...text]
    .map((letter) => {
      const low = letter.toLowerCase();
      return low.length === letter.length ? low : letter;
    })
    .join('');

const isCapital = (letter: string | undefined): boolean => letter !== undefined && letter !== letter.toLowerCase();

/** As the hit begins: with a capital letter or as it was written. */
const fitted = (by: string, found: string, { phrase, isExact }: Replacing): string =>
  !isExact && isCapital(found[0]) && !isCapital(phrase[0]) ? by.charAt(0).toUpperCase() + by.slice(1) : by;

/** A run of a text with each hit replaced. */
const replacedRun = (text: string, replacing: Replacing): string => {
  const { phrase, by, isWhole, isExact } = replacing;
  const [sought, wanted] = isExact ? [text, phrase] : [small(text), small(phrase)];
  let after = '';
  let done = 0;
  for (let at = sought.indexOf(wanted); at >= 0; at = sought.indexOf(wanted, at)) {
    const end = at + wanted.length;
    const isHit = !isWhole || (!isInWord(text[at - 1]) && !isInWord(text[end]));
    after += text.slice(done, at) + (isHit ? fitted(by, text.slice(at, end), replacing) : text.slice(at, end));
    done = end;
    at = end;
  }
  return after + text.slice(done);
};

/** A text with each hit replaced. Filled-in parts stay whole, unless the phrase itself has a part in it. */
const replaced = (text: string, replacing: Replacing): string =>
  replacing.phrase.includes('{')
    ? replacedRun(text, replacing)
    : textRuns(text)
        .map((run) => (run.isFilledIn ? run.text : replacedRun(run.text, replacing)))
        .join('');

/** The texts of one language that hold a phrase, and what they would be with another in its place. */
export const replaceHits = (rows: readonly WordRow[], replacing: Replacing): readonly ReplaceHit[] => {
  if (replacing.phrase.trim() === '') return [];
  const { language } = replacing;
  return rows.flatMap((row): readonly ReplaceHit[] => {
    const before = row[language];
    if (before === undefined) return [];
    const after = replaced(before, replacing);
    if (after === before) return [];
    const fault = after.trim() === '' ? 'empty' : placeholderFault(after, row[language === 'en' ? 'es' : 'en']);
    return [{ row, before, after, fault }];
  });
};
