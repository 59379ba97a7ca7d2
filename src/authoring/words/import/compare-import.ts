import { type Word, wordsIn } from '../../../config/check/words/word-list.ts';
import type { ConfigDocument } from '../../../config/files/document.ts';
import type { WordPairHashes } from '../../../config/generated/config-files.ts';
import { pairOf } from '../../pairs/pairs.ts';
import { pairsIn } from '../../pairs/pairs-file.ts';
import { isDamaged } from '../damaged-text.ts';
import { type ExchangedWord, keepsPlaceholders, textParts } from '../exchange.ts';
import type { TranslatedFile, UnreadPart } from '../translated-file.ts';

// An import compares three texts: what was sent out, what the file has, and what the draft has now.
// Decision 0058.

/** A text as it was sent to a translator. */
export interface SentText {
  readonly en: string;
  readonly es: string | undefined;
}

/** The texts of an export, by address. */
export type SentTexts = ReadonlyMap<string, SentText>;

/** Returns the texts of an exported configuration. If `addresses` is given, returns only those texts. */
export const sentTexts = (
  documents: readonly ConfigDocument[],
  addresses?: Readonly<Record<string, unknown>>,
): SentTexts =>
  new Map(
    wordsIn(documents)
      .filter(({ address }) => !addresses || Object.hasOwn(addresses, address))
      .map(({ address, en, es }) => [address, { en: en.text, es }]),
  );

/** The reason why a text of a file cannot be imported. */
export type ImportRefusal =
  'unknown' | 'repeated' | 'damaged' | 'emptied' | 'other-english' | 'placeholder-lost' | 'not-returned';

/**
 * The result of importing a text. `taken`: imported and confirmed. `unconfirmed`: imported, but the file
 * marks it as unfinished. `english-changed`: imported, but it stays outdated. `confirmed`: the draft's own
 * text is confirmed. `conflict`: imported only if an editor chooses it. `unchanged`: the translator changed
 * nothing.
 */
export type ImportResult =
  'taken' | 'unconfirmed' | 'english-changed' | 'confirmed' | 'conflict' | 'unchanged' | ImportRefusal;

/** A text of a translator's file. */
export type FileText = Pick<ExchangedWord, 'en' | 'es' | 'needsReview' | 'line'>;

/** A text of a translator's file, compared with the text of the draft. */
export interface ComparedText {
  readonly address: string;
  readonly result: ImportResult;
  /** The English and Spanish of the draft; absent if the draft does not have the text. */
  readonly en?: string;
  readonly es?: string;
  /** The English and Spanish of the file; absent if the file does not have the text. */
  readonly file?: FileText;
}

/** A whole file, compared with the draft. */
export interface ComparedFile {
  readonly texts: readonly ComparedText[];
  readonly unread: readonly UnreadPart[];
}

interface Sides {
  readonly entry: ExchangedWord;
  readonly word: Word;
  /** Undefined if no export is known. */
  readonly sent: SentText | undefined;
  readonly pair: WordPairHashes | undefined;
}

const isEmpty = (text: string | undefined): boolean => text === undefined || text.trim() === '';

// The texts of a file are in NFC; older ones of a draft may not be.
const isSame = (one = '', other = ''): boolean =>
  one.normalize('NFC') === other.normalize('NFC') || (isEmpty(one) && isEmpty(other));

const sentEnglish = ({ word, sent }: Sides): string => (sent ? sent.en : word.en.text);

const isFresh = ({ entry, word }: Sides): boolean => isSame(entry.en, word.en.text);

// The draft already has the text: what is left to do is to confirm it.
const agreed = (sides: Sides): ImportResult => {
  const { entry, word, pair } = sides;
  const own = pairOf({ en: word.en.text, es: word.es ?? '' });
  const isPaired = pair?.en === own.en && pair.es === own.es;
  const isToConfirm = isFresh(sides) && !isPaired && entry.needsReview !== true;
  return isToConfirm ? 'confirmed' : 'unchanged';
};

const left = (sides: Sides): ImportResult =>
  sides.entry.isApproved === true && isSame(sides.word.es, sides.entry.es) ? agreed(sides) : 'unchanged';

const isOutdated = ({ word, pair }: Sides): boolean => {
  const own = pairOf({ en: word.en.text, es: word.es ?? '' });
  return pair !== undefined && pair.en !== own.en && pair.es === own.es;
};

// Without an export, it is unknown what the translator saw. Then only a missing or outdated text is replaced
// without a question.
const isReplaceable = (sides: Sides): boolean => {
  const { word, sent } = sides;
  if (sent) return isSame(word.es, sent.es);
  return isEmpty(word.es) || (isOutdated(sides) && isFresh(sides));
};

const hasLetters = (text: string): boolean =>
  textParts(text).some((part) => !part.isPlaceholder && part.text.toLowerCase() !== part.text.toUpperCase());

// Tools fill what is not translated with the English text. A name that is the same in both languages is
// approved in the file, or already in the draft, in the export or confirmed.
const isCopied = ({ entry, word, sent, pair }: Sides): boolean =>
  entry.es === entry.en &&
  hasLetters(entry.es) &&
  entry.isApproved !== true &&
  ![word.es, sent?.es].includes(entry.es) &&
  (pair === undefined || pair.en !== pair.es);

const textResult = (given: Sides): ImportResult => {
  const sides = isCopied(given) ? { ...given, entry: { ...given.entry, es: '' } } : given;
  const { entry, word, sent } = sides;
  const isOtherEnglish = !isSame(entry.en, sentEnglish(sides));
  if (isSame(entry.es, (sent ?? word).es)) return left(sides);
  if (isDamaged(entry.es) || (isOtherEnglish && isDamaged(entry.en))) return 'damaged';
  if (isEmpty(entry.es)) return 'emptied';
  if (sent && isOtherEnglish) return 'other-english';
  if (!keepsPlaceholders(entry.es, word.en.text)) return 'placeholder-lost';
  if (isSame(entry.es, word.es)) return agreed(sides);
  if (!isReplaceable(sides)) return 'conflict';
  if (!isFresh(sides)) return 'english-changed';
  return entry.needsReview === true ? 'unconfirmed' : 'taken';
};

const fileSide = ({ en, es, line, needsReview }: ExchangedWord): Pick<ComparedText, 'file'> => ({
  file: { en, es, ...(line !== undefined && { line }), ...(needsReview === true && { needsReview }) },
});

const draftSide = (word: Word | undefined): Pick<ComparedText, 'en' | 'es'> => ({
  ...(word && { en: word.en.text }),
  ...(word?.es !== undefined && { es: word.es }),
});

const notReturned = (
  words: ReadonlyMap<string, Word>,
  sent: SentTexts | undefined,
  named: ReadonlySet<string | undefined>,
): readonly ComparedText[] =>
  [...(sent?.keys() ?? [])]
    .filter((address) => !named.has(address))
    .map((address) => ({ address, result: 'not-returned', ...draftSide(words.get(address)) }));

/**
 * Compares a translator's file with the draft and, if known, with the exported texts. Every text of the file
 * and every exported text has a result.
 */
export const compareImport = (
  documents: readonly ConfigDocument[],
  { words: entries, unread }: TranslatedFile,
  sent: SentTexts | undefined,
): ComparedFile => {
  const words = new Map(wordsIn(documents).map((word) => [word.address, word]));
  const pairs = new Map(Object.entries(pairsIn(documents) ?? {}));
  const returned = Map.groupBy(entries, ({ address }) => address);
  const resultOf = (entry: ExchangedWord): ImportResult => {
    const { address } = entry;
    const word = words.get(address);
    const own = sent?.get(address);
    if (!word || (sent && !own)) return 'unknown';
    if (returned.get(address)?.length !== 1) return 'repeated';
    return textResult({ entry, word, sent: own, pair: pairs.get(address) });
  };
  const texts = entries.map((entry): ComparedText => {
    const { address } = entry;
    return { address, result: resultOf(entry), ...draftSide(words.get(address)), ...fileSide(entry) };
  });
  const named = new Set([...returned.keys(), ...unread.map(({ address }) => address)]);
  return { texts: [...texts, ...notReturned(words, sent, named)], unread };
};
