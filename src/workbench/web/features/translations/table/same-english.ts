import { placeholdersIn } from '../../../draft/content/placeholders.ts';
import type { WordRow } from '../../../draft/content/word-rows.ts';
import { foldedText } from '../../../kit/match-text.ts';
import type { MarkedWord } from '../marks/word-filters.ts';

/** What two English texts must have alike for the Spanish of one to be offered for the other: their words and their filled-in parts. */
const keyOf = (english: string): string => `${foldedText(english).trim()} ${placeholdersIn(english).join()}`;

/** The Spanish that another word with the same English has and that is known to fit; undefined where there is none. */
export const sameEnglish = (words: readonly MarkedWord[]): ((row: WordRow) => string | undefined) => {
  const known = new Map<string, WordRow>();
  for (const { row, marks } of words) {
    const key = keyOf(row.en);
    if (row.es !== undefined && marks.stale === undefined && !known.has(key)) known.set(key, row);
  }
  return (row) => {
    const found = known.get(keyOf(row.en));
    return found && found.address !== row.address ? found.es : undefined;
  };
};
