import { createHash } from 'node:crypto';
import { editsBetween } from '../../../authoring/draft/find-edits.ts';
import { sameJson } from '../../../authoring/draft/json-value.ts';
import { pairsIn } from '../../../authoring/pairs/pairs-file.ts';
import { editDocuments } from '../../../authoring/project/edit-documents.ts';
import { InvalidRequest } from '../../../authoring/refusal.ts';
import { readCsv } from '../../../authoring/words/csv.ts';
import { type ExchangedWord, importWords } from '../../../authoring/words/exchange.ts';
import { readXliff } from '../../../authoring/words/xliff/read-xliff.ts';
import { wordsIn } from '../../../config/check/words/word-list.ts';
import { sourceDocuments } from '../../../config/files/parse-document.ts';
import { type SourceFiles, sourceOf } from '../../../config/files/source.ts';
import type { ImportedWord } from '../../api/generated/api-shapes.ts';
import type { ExchangeWords, Taken } from '../../store/exchanges/exchanges.ts';
import { done, type Outcome, refused } from '../../store/outcome.ts';

// The same file of the same exchange has the same name, so a repeated import gets the same answer.
export const importName = (exchange: string, text: string): string => {
  const hash = createHash('sha256').update(`${exchange}\0${text}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join('-');
};

const wordsOf = (text: string, isCsv: boolean): readonly ExchangedWord[] | undefined => {
  try {
    return (isCsv ? readCsv(text) : readXliff(text)).words;
  } catch (error) {
    if (error instanceof InvalidRequest) return undefined;
    throw error;
  }
};

type Result = ImportedWord['result'];
const refusals: Readonly<Record<'unknown' | 'empty' | 'placeholders', Result>> = {
  ...{ unknown: 'unknown', empty: 'unchanged', placeholders: 'placeholder-lost' },
};

type Documents = Parameters<typeof importWords>[0];

const isUntouched = (before: Documents, after: Documents): ((address: string) => boolean) => {
  const [old, young] = [before, after].map((documents) => {
    const pairs = pairsIn(documents) ?? {};
    return new Map(wordsIn(documents).map(({ address, es }) => [address, [es, pairs[address]]]));
  });
  return (address) => sameJson(old?.get(address), young?.get(address));
};

// If the English changed since, a text is imported but stays outdated. An unchanged text is confirmed only if
// the file marks it as approved.
export const takenWords =
  (text: string, isCsv: boolean) =>
  ({ words, files }: { readonly words: ExchangeWords; readonly files: SourceFiles }): Outcome<Taken> => {
    const entries = wordsOf(text, isCsv);
    if (!entries) return refused({ code: 'unreadable' });
    const own = entries.filter(({ address }) => Object.hasOwn(words, address));
    const documents = sourceDocuments(files);
    const spanish = new Map(wordsIn(documents).map(({ address, es }) => [address, es]));
    const isSaid = ({ address, es, isApproved = false }: ExchangedWord): boolean =>
      isApproved || spanish.get(address) !== es;
    const silent = own.filter((entry) => !isSaid(entry));
    const { edits, fresh, unconfirmed, changed, refused: left } = importWords(documents, own.filter(isSaid));
    const after = editDocuments(documents, edits);
    const isSame = isUntouched(documents, after);
    const told = new Map<string, Result>([
      ...[...fresh, ...unconfirmed].map(
        (address) => [address, isSame(address) ? 'unchanged' : 'taken'] as const,
      ),
      ...changed.map((address) => [address, 'english-changed'] as const),
      ...left.map(({ address, why }) => [address, refusals[why]] as const),
      ...silent.map(({ address }) => [address, 'unchanged'] as const),
    ]);
    const found = editsBetween(files, sourceOf(after));
    return done({
      edits: found,
      words: entries.map(({ address }) => ({ address, result: told.get(address) ?? 'unknown' })),
    });
  };
