import type { Language } from '../../../../../config/portal-config.ts';
import { type PlaceholderFault, placeholderFault, textRuns } from '../../../draft/content/placeholders.ts';
import type { WordRow } from '../../../draft/content/word-rows.ts';

export interface Replacement {
  readonly language: Language;
  readonly phrase: string;
  readonly by: string;
  readonly isWhole: boolean;
  /** True to match the case. If false, the replacement copies a capital first letter. */
  readonly isExact: boolean;
}

export interface ReplacementMatch {
  readonly row: WordRow;
  readonly before: string;
  readonly after: string;
  readonly fault: PlaceholderFault | 'empty' | undefined;
}

const isInWord = (sign: string | undefined): boolean =>
  sign !== undefined && (sign.toLowerCase() !== sign.toUpperCase() || (sign >= '0' && sign <= '9'));

// Letter by letter, so that the length of the text stays the same.
const lowerCase = (text: string): string =>
  [...text]
    .map((letter) => {
      const low = letter.toLowerCase();
      return low.length === letter.length ? low : letter;
    })
    .join('');

const isCapital = (letter: string | undefined): boolean =>
  letter !== undefined && letter !== letter.toLowerCase();

const matchCapital = (by: string, found: string, { phrase, isExact }: Replacement): string =>
  !isExact && isCapital(found[0]) && !isCapital(phrase[0]) ? by.charAt(0).toUpperCase() + by.slice(1) : by;

const replaceInRun = (text: string, replacement: Replacement): string => {
  const { phrase, by, isWhole, isExact } = replacement;
  const [sought, wanted] = isExact ? [text, phrase] : [lowerCase(text), lowerCase(phrase)];
  let after = '';
  let done = 0;
  for (let at = sought.indexOf(wanted); at >= 0; at = sought.indexOf(wanted, at)) {
    const end = at + wanted.length;
    const isMatch = !isWhole || (!isInWord(text[at - 1]) && !isInWord(text[end]));
    after +=
      text.slice(done, at) +
      (isMatch ? matchCapital(by, text.slice(at, end), replacement) : text.slice(at, end));
    done = end;
    at = end;
  }
  return after + text.slice(done);
};

// Placeholders stay unchanged, unless the phrase itself has one.
const replaceInText = (text: string, replacement: Replacement): string =>
  replacement.phrase.includes('{')
    ? replaceInRun(text, replacement)
    : textRuns(text)
        .map((run) => (run.isFilledIn ? run.text : replaceInRun(run.text, replacement)))
        .join('');

export const findMatches = (
  rows: readonly WordRow[],
  replacement: Replacement,
): readonly ReplacementMatch[] => {
  if (replacement.phrase.trim() === '') return [];
  const { language } = replacement;
  return rows.flatMap((row): readonly ReplacementMatch[] => {
    const before = row[language];
    if (before === undefined) return [];
    const after = replaceInText(before, replacement);
    if (after === before) return [];
    const fault =
      after.trim() === '' ? 'empty' : placeholderFault(after, row[language === 'en' ? 'es' : 'en']);
    return [{ row, before, after, fault }];
  });
};
