import { csvText } from '../../../authoring/csv-text.ts';
import type { ExchangedWord } from '../../../authoring/words/exchange.ts';
import { exchangedWords, wordsReport } from '../../../authoring/words/words-report.ts';
import { xliffText } from '../../../authoring/words/xliff/write-xliff.ts';
import type { ConfigDocument } from '../../../config/files/document.ts';
import type { ExchangeFormat, Language, NewExchange } from '../../api/generated/api-shapes.ts';
import { textHash } from '../../store/rows/kept-rows.ts';

export interface WordsRequest {
  readonly documents: readonly ConfigDocument[];
  readonly which: NewExchange['which'];
  readonly addresses: readonly string[];
  readonly format: ExchangeFormat;
  readonly language: Language;
}

export interface SourceWords {
  readonly text: string;
  readonly words: Readonly<Record<string, string>>;
}

const headings = ['address', 'english', 'spanish', 'state', 'readers'];

interface ListedText {
  readonly address: string;
  readonly why: string;
  readonly en: string;
  readonly es: string;
  readonly readBy: string;
}

export const sourceWords = ({ documents, which, addresses, format, language }: WordsRequest): SourceWords => {
  const question = { which, addresses, language } as const;
  const found: readonly ExchangedWord[] = exchangedWords(documents, question);
  const words = Object.fromEntries(found.map(({ address, en }) => [address, textHash(en)]));
  if (format !== 'csv') return { text: xliffText(found, format === 'xliff12' ? '1.2' : '2.0'), words };
  const { texts } = wordsReport(documents, question).data as { readonly texts: readonly ListedText[] };
  return {
    text: csvText([
      headings,
      ...texts.map(({ address, en, es, why, readBy }) => [address, en, es, why, readBy]),
    ]),
    words,
  };
};
