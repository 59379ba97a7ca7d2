import { createHash } from 'node:crypto';
import { editsBetween } from '../../../authoring/draft/find-edits.ts';
import { editedDocuments } from '../../../authoring/edit/edit-documents.ts';
import { InvalidRequest } from '../../../authoring/refusal.ts';
import { readCsv } from '../../../authoring/words/csv.ts';
import { type ExchangedWord, importWords } from '../../../authoring/words/exchange.ts';
import { readXliff } from '../../../authoring/words/xliff.ts';
import { type SourceFiles, sourceDocuments, sourceOf } from '../../../config/files/source.ts';
import type { ImportedWord } from '../../api/generated/api-shapes.ts';
import type { ExchangeWords, Taken } from '../../store/drafts/exchanges.ts';
import { done, type Outcome, refused } from '../../store/refusals.ts';

/** The types of content in which a translator's file comes. */
export const exchangeTypes: readonly string[] = ['application/xliff+xml', 'application/xml', 'text/xml', 'text/csv'];

/** One name for the same file of the same exchange, in the form of a UUID: taken twice, it is answered twice. */
export const importName = (exchange: string, text: string): string => {
  const hash = createHash('sha256').update(`${exchange}\0${text}`).digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-');
};

/** What a translator's file says; undefined where it is no such file. */
const wordsIn = (text: string, isCsv: boolean): readonly ExchangedWord[] | undefined => {
  try {
    return isCsv ? readCsv(text) : readXliff(text);
  } catch (error) {
    if (error instanceof InvalidRequest) return undefined;
    throw error;
  }
};

type Result = ImportedWord['result'];
const refusals: Readonly<Record<'unknown' | 'empty' | 'placeholders', Result>> = {
  ...{ unknown: 'unknown', empty: 'unchanged', placeholders: 'placeholder-lost' },
};

/**
 * Reads a translator's file for the words of one exchange: what it comes to on files, and what came of each word. A word of another exchange is
 * unknown here; one whose English has changed since is taken, and stays to be looked at. Refuses `unreadable` what is no such file.
 */
export const takenWords =
  (text: string, isCsv: boolean) =>
  ({ words, files }: { readonly words: ExchangeWords; readonly files: SourceFiles }): Outcome<Taken> => {
    const entries = wordsIn(text, isCsv);
    if (!entries) return refused({ code: 'unreadable' });
    const own = entries.filter(({ address }) => Object.hasOwn(words, address));
    const documents = sourceDocuments(files);
    const { edits, fresh, changed, refused: left } = importWords(documents, own);
    const after = sourceOf(editedDocuments(documents, edits));
    const told = new Map<string, Result>([
      ...fresh.map((address) => [address, 'taken'] as const),
      ...changed.map((address) => [address, 'english-changed'] as const),
      ...left.map(({ address, why }) => [address, refusals[why]] as const),
    ]);
    const found = editsBetween(files, after);
    return done({ edits: found, words: entries.map(({ address }) => ({ address, result: told.get(address) ?? 'unknown' })) });
  };
