import { placeholdersIn } from '../../../draft/content/placeholders.ts';
import type { WordRow } from '../../../draft/content/word-rows.ts';
import { foldText } from '../../../../../config/fold-text.ts';
import type { ListedText } from '../status/text-filters.ts';

const keyOf = (english: string): string => `${foldText(english).trim()} ${placeholdersIn(english).join()}`;

// Only an up-to-date translation with the same placeholders.
export const findSameEnglish = (texts: readonly ListedText[]): ((row: WordRow) => string | undefined) => {
  const known = new Map<string, WordRow>();
  for (const { row, status } of texts) {
    const key = keyOf(row.en);
    if (row.es !== undefined && status.outdated === undefined && !known.has(key)) known.set(key, row);
  }
  return (row) => {
    const found = known.get(keyOf(row.en));
    return found && found.address !== row.address ? found.es : undefined;
  };
};
