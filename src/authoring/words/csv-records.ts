import { invalidRequest } from '../refusal.ts';

/** A row of a CSV file. */
export interface CsvRecord {
  /** The line of the file where it starts, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
}

interface Field {
  readonly value: string;
  readonly end: number;
}

const closingQuote = (text: string, from: number): number => {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2))
    if (text.charAt(at + 1) !== '"') return at;
  return -1;
};

const firstOf = (text: string, signs: readonly string[], from: number): number => {
  for (let at = from; at < text.length; at += 1) if (signs.includes(text.charAt(at))) return at;
  return text.length;
};

const quotedField = (text: string, from: number, line: number): Field => {
  const close = closingQuote(text, from + 1);
  if (close < 0) throw invalidRequest('csv-quote', { line });
  return { value: text.slice(from + 1, close).replaceAll('""', '"'), end: close + 1 };
};

const bareField = (text: string, from: number, ends: readonly string[], line: number): Field => {
  const end = firstOf(text, ends, from);
  const value = text.slice(from, end);
  if (value.includes('"')) throw invalidRequest('csv-bare-quote', { line });
  return { value, end };
};

const lineCount = (text: string): number => text.split('\n').length - 1;

/**
 * Reads CSV strictly (RFC 4180), so that a misplaced quotation mark cannot move a text to another field. Lines must
 * end with \n. Throws an `InvalidRequest` with the line.
 */
export function* csvRecords(text: string, delimiter: string): Generator<CsvRecord> {
  const ends = [delimiter, '\n'];
  let [at, line, start] = [0, 1, 1];
  let fields: string[] = [];
  while (at < text.length) {
    const isQuoted = text.charAt(at) === '"';
    const { value, end } = isQuoted ? quotedField(text, at, line) : bareField(text, at, ends, line);
    const sign = text.charAt(end);
    line += lineCount(value);
    if (end < text.length && !ends.includes(sign)) throw invalidRequest('csv-after-quote', { line });
    fields.push(value);
    at = end + 1;
    if (sign === delimiter && at < text.length) continue;
    if (sign === delimiter) fields.push('');
    yield { line: start, fields };
    fields = [];
    line += 1;
    start = line;
  }
}
