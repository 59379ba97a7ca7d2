import { byteOrderMark, csvText } from '../csv-text.ts';
import { invalidRequest } from '../refusal.ts';
import type { ExchangedWord } from './exchange.ts';
import type { TranslatedFile } from './translated-file.ts';

const head = ['address', 'english', 'spanish', 'note'] as const;

// In characters, as for XLIFF.
const longestFile = 5_000_000;

const unguarded = (text: string): string => (/^'+[=+@\t\r-]/.test(text) ? text.slice(1) : text);

/** Formats texts as a CSV file for translators. */
export const wordsCsv = (words: readonly ExchangedWord[]): string =>
  csvText([head, ...words.map(({ address, en, es, note }) => [address, en, es, note])]);

const aField = /(?:"((?:[^"]|"")*)"|([^",;\r\n]*))([,;]|\r?\n|$)/gy;

const rowsOf = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [[]];
  let read = 0;
  for (const [found, quoted, bare = '', end] of text.matchAll(aField)) {
    read += found.length;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end !== ',' && end !== ';') rows.push([]);
  }
  if (read < text.length) throw invalidRequest('csv-quote', { line: rows.length });
  return rows.filter((row) => row.some((one) => one !== ''));
};

/**
 * Reads a translator's CSV file with columns in any order. Throws when it is too long or a column is missing.
 */
export const readCsv = (text: string): TranslatedFile => {
  if (text.length > longestFile) throw invalidRequest('too-long', { millions: longestFile / 1_000_000 });
  const [first = [], ...rows] = rowsOf(text.replace(byteOrderMark, ''));
  const columns = head.map((name) => first.findIndex((one) => one.trim().toLowerCase() === name));
  const [address = -1, english = -1, spanish = -1] = columns;
  if (Math.min(address, english, spanish) < 0) throw invalidRequest('csv-columns');
  const words = rows.map((row) => ({
    address: row[address] ?? '',
    en: unguarded(row[english] ?? ''),
    es: unguarded(row[spanish] ?? ''),
    note: '',
  }));
  return { words, unread: [] };
};
