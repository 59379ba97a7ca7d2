import { confirmPairs } from '../../../src/authoring/pairs/pairs.ts';
import { wordsIn } from '../../../src/config/check/words/word-list.ts';
import { sourceDocuments } from '../../../src/config/files/parse-document.ts';
import type { SourceFiles } from '../../../src/config/files/source.ts';

/** As in a portal that is kept well: an editor confirmed that both texts of each word say the same. */
export const confirmedSource = (files: SourceFiles): SourceFiles => {
  const documents = sourceDocuments(files);
  const { file, text } = confirmPairs(documents, new Set(wordsIn(documents).map(({ address }) => address)));
  return { ...files, [file]: text };
};
