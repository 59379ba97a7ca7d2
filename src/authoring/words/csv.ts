import { byteOrderMark, csvText } from '../csv-text.ts';
import { invalidRequest } from '../refusal.ts';
import type { ExchangedWord } from './exchange.ts';

const head = ['address', 'english', 'spanish', 'note'] as const;

/** In characters, as for XLIFF. */
const longestFile = 5_000_000;

/** Without the apostrophe that `csvText` puts before a formula's sign. */
const unguarded = (text: string): string => (/^'+[=+@\t\r-]/.test(text) ? text.slice(1) : text);

/** A file for translators as CSV. */
export const wordsCsv = (words: readonly ExchangedWord[]): string =>
  csvText([head, ...words.map(({ address, en, es, note }) => [address, en, es, note])]);

/** A field, quoted or not, and the sign that ends it. */
const aField = /(?:"((?:[^"]|"")*)"|([^",;\r\n]*))([,;]|\r?\n|$)/gy;

/** The rows of a CSV text, its fields parted by commas or semicolons. Refuses a quote that nothing closes. */
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

/** Reads a translator's CSV file; its columns may stand in any order. Refuses one that is too long or lacks a column. */
export const readCsv = (text: string): readonly ExchangedWord[] => {
  if (text.length > longestFile) throw invalidRequest('too-long', { millions: longestFile / 1_000_000 });
  const [first = [], ...rows] = rowsOf(text.replace(byteOrderMark, ''));
  const columns = head.map((name) => first.findIndex((one) => one.trim().toLowerCase() === name));
  const [address = -1, english = -1, spanish = -1] = columns;
  if (Math.min(address, english, spanish) < 0) throw invalidRequest('csv-columns');
  return rows.map((row) => ({
    address: row[address] ?? '',
    en: unguarded(row[english] ?? ''),
    es: unguarded(row[spanish] ?? ''),
    note: '',
  }));
};
