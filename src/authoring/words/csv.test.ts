import { expect, test } from 'vitest';
import { InvalidRequest } from '../refusal.ts';
import { readCsv } from './csv.ts';

const texts = (file: string) => readCsv(file).words.map(({ address, en, es }) => [address, en, es]);

const refusal = (file: string): string => {
  try {
    readCsv(file);
  } catch (error) {
    if (error instanceof InvalidRequest) return error.message;
  }
  return 'read';
};

test.each([
  ['commas', 'spanish,address,english,mine\nHola;adiós,x#y,Hello,7\n', 'Hola;adiós'],
  ['semicolons', 'Spanish;Address;English\r\nHola, adiós;x#y;Hello\r\n', 'Hola, adiós'],
  ['tabs', '"spanish"\t"address"\t"english"\rHola, a;b\tx#y\tHello', 'Hola, a;b'],
])(
  'the header decides that fields are separated by %s; other separators are part of a text',
  (_, file, es) => {
    expect(texts(file)).toEqual([['x#y', 'Hello', es]]);
  },
);

test('a text in quotation marks may have line breaks, separators and doubled quotation marks', () => {
  const file = 'address,english,spanish\r\n\r\nx#y,"a ""b""","uno,\r\n""dos""\r\n"\r\n,,\r\nx#z,c,d';
  expect(readCsv(file).words).toEqual([
    { address: 'x#y', en: 'a "b"', es: 'uno,\n"dos"\n', note: '', line: 3 },
    { address: 'x#z', en: 'c', es: 'd', note: '', line: 7 },
  ]);
});

test('a row with another number of fields, or without an address, is not read; the others are', () => {
  const file = 'address;english;spanish\na;b;c;d\ne;f\n;g;h\ni;j;k\n';
  const { words, unread } = readCsv(file);
  expect(words.map(({ address }) => address)).toEqual(['i']);
  expect(unread.map(({ line, why }) => [line, why.en])).toEqual([
    [2, expect.stringMatching(/^Line 2 has 4 fields, but the first line has 3\./) as string],
    [3, expect.stringMatching(/^Line 3 has 2 fields/) as string],
    [4, expect.stringMatching(/^Line 4 has no address\./) as string],
  ]);
  expect(unread[0]?.why.es).toMatch(/^La línea 2 tiene 4 campos/);
});

test.each([
  ['an open quotation mark', 'address,english,spanish\r\na,b,c\r\n"a,b,c', 'on line 3 is never closed'],
  ['text after a closing one', 'address,english,spanish\na,b,"c" d', 'On line 2, text follows'],
  ['one in a bare field', 'address,english,spanish\na,b,c\n"d","e",5" f', 'Line 3 has a quotation mark'],
  ['a missing column', 'address,english\na,b', 'Line 1 of this file does not name the columns'],
  ['two separators in its header', 'address,english;spanish\na,b;c', 'Line 1 of this file'],
  ['no content', '', 'Line 1 of this file'],
  ['a column twice', 'address,english,spanish,Spanish\na,b,c,d', 'names the column spanish twice'],
  ['ten million characters', 'a'.repeat(10_000_000), 'million characters'],
])('a file with %s is refused, with line and remedy', (_, file, message) => {
  expect(refusal(file)).toContain(message);
});
