import { byteOrderMark, csvText } from '../csv-text.ts';
import { InvalidRequest, invalidRequest } from '../refusal.ts';
import { type CsvRecord, csvRecords } from './csv-records.ts';
import type { ExchangedWord } from './exchange.ts';
import type { TranslatedFile, UnreadPart } from './translated-file.ts';

const head = ['address', 'english', 'spanish', 'note'] as const;
const needed = head.slice(0, 3);

// In characters, as for XLIFF.
const longestFile = 5_000_000;

const unguarded = (text: string): string => (/^'+[=+@\t\r-]/.test(text) ? text.slice(1) : text);

/** Formats texts as a CSV file for translators. */
export const wordsCsv = (words: readonly ExchangedWord[]): string =>
  csvText([head, ...words.map(({ address, en, es, note }) => [address, en, es, note])]);

const delimiters = [',', ';', '\t'];

const isBlank = ({ fields }: CsvRecord): boolean => fields.every((field) => field === '');

const namesIn = ({ fields }: CsvRecord): readonly string[] =>
  fields.map((field) => field.trim().toLowerCase());

const firstRecord = (text: string, delimiter: string): CsvRecord | undefined => {
  try {
    for (const record of csvRecords(text, delimiter)) if (!isBlank(record)) return record;
  } catch (error) {
    if (!(error instanceof InvalidRequest)) throw error;
  }
  return undefined;
};

interface Layout {
  readonly delimiter: string;
  readonly names: readonly string[];
}

// The header decides, because only there is it known which fields the file must have.
const layoutOf = (text: string): Layout => {
  const [layout] = delimiters.flatMap((delimiter): readonly Layout[] => {
    const record = firstRecord(text, delimiter);
    const names = record ? namesIn(record) : [];
    return needed.every((name) => names.includes(name)) ? [{ delimiter, names }] : [];
  });
  if (!layout) throw invalidRequest('csv-columns');
  const twice = needed.find((name) => layout.names.indexOf(name) !== layout.names.lastIndexOf(name));
  if (twice !== undefined) throw invalidRequest('csv-columns-twice', { name: twice });
  return layout;
};

// A quotation mark at a wrong place can make the next rows a part of a text.
const hasAnotherRow = (text: string): boolean => text.includes('\n') && text.includes('.json#');

const readRecord = ({ names }: Layout, { line, fields }: CsvRecord): ExchangedWord | UnreadPart => {
  const [address = '', en = '', es = ''] = needed.map((name) => fields[names.indexOf(name)]);
  if (fields.length !== names.length) {
    const values = { line, count: fields.length, wanted: names.length };
    return { line, why: invalidRequest('csv-fields', values).texts };
  }
  if (address.trim() === '') return { line, why: invalidRequest('csv-no-address', { line }).texts };
  if ([en, es].some(hasAnotherRow))
    return { line, address: address.trim(), why: invalidRequest('csv-rows-in-text', { line }).texts };
  return { address: address.trim(), en: unguarded(en), es: unguarded(es), note: '', line };
};

const isUnread = (read: ExchangedWord | UnreadPart): read is UnreadPart => 'why' in read;

/**
 * Reads a translator's CSV file. Its columns can be in any order, and its header shows the separator. Throws when the
 * file is too long, a column is missing or repeated, or a quotation mark is misplaced.
 */
export const readCsv = (file: string): TranslatedFile => {
  if (file.length > longestFile) throw invalidRequest('too-long', { millions: longestFile / 1_000_000 });
  const text = file.replace(byteOrderMark, '').replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  const layout = layoutOf(text);
  const [, ...records] = [...csvRecords(text, layout.delimiter)].filter((record) => !isBlank(record));
  const read = records.map((record) => readRecord(layout, record));
  return { words: read.filter((one): one is ExchangedWord => !isUnread(one)), unread: read.filter(isUnread) };
};
