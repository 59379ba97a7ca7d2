import { describe, expect, it } from 'vitest';
import { readCsv, wordsCsv } from './csv.ts';
import type { ExchangedWord } from './exchange.ts';
import type { TranslatedFile } from './translated-file.ts';
import { readXliff } from './xliff/read-xliff.ts';
import { xliffText } from './xliff/write-xliff.ts';

const word = (name: string, en: string, es: string): ExchangedWord => ({
  address: `locales/en/home.json#home/${name}`,
  en,
  es,
  note: '',
});

const words: readonly ExchangedWord[] = [
  word('title', 'Home', 'Inicio'),
  word('intro', 'Hello, {name}: "5 < 6" & {phone}', 'Hola, {name}: «5 < 6» & {phone}\nÑandú'),
  word('menu', '=SUM(1)', "'-1"),
  word('label', 'New', ''),
];

const textsOf = ({ words: read }: TranslatedFile) =>
  read.map(({ address, en, es }) => ({ address, en, es, note: '' }));

const formats = [
  ['XLIFF 1.2', (all: readonly ExchangedWord[]) => xliffText(all, '1.2'), readXliff],
  ['XLIFF 2.0', (all: readonly ExchangedWord[]) => xliffText(all, '2.0'), readXliff],
  ['CSV', wordsCsv, readCsv],
] as const;

describe.each(formats)('texts for translators as %s', (_, write, read) => {
  it('survive export and import unchanged', () => {
    expect(textsOf(read(write(words)))).toEqual(words);
  });

  it('contain the notes for the translator', () => {
    expect(write([{ ...words[0]!, note: 'Who reads it: everybody' }])).toContain('Who reads it: everybody');
  });
});

describe('placeholders in a translator’s file', () => {
  it.each(['1.2', '2.0'] as const)('are elements that translators need not type, XLIFF %s', (version) => {
    const text = xliffText(words, version);
    expect(text).toMatch(/<(x|ph) id="1"[^>]*\{name\}[^>]*\/>/);
    expect(text).not.toMatch(/>[^<]*\{name\}/);
  });

  it('can change places; other elements are not placeholders', () => {
    const text = xliffText([word('intro', 'Call {name} at {phone}', '{phone}: {name}')], '2.0');
    expect(readXliff(text).words[0]?.es).toBe('{phone}: {name}');
    expect(readXliff(text.replace('<target><ph id="2"', '<target><ph id="7"')).words[0]?.es).toBe(
      '{phone}: {name}',
    );
  });
});

describe('files that are refused with a message', () => {
  const entity =
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><xliff>&b;</xliff>';

  it.each([
    ['entities', entity, 'declares a document type'],
    ['a file of 10 MB', `<xliff>${' '.repeat(10_000_000)}</xliff>`, 'million characters'],
    ['XML that is not closed', '<xliff><file>', 'not well-formed XML'],
    ['other XML', '<html></html>', 'not well-formed XML'],
    ['an unknown entity', '<xliff>&bomb;</xliff>', 'not well-formed XML'],
    [
      'depth',
      `<xliff><trans-unit id="a"><source>${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}</source></trans-unit></xliff>`,
      'too deep',
    ],
  ])('%s', (_, text, message) => {
    expect(() => readXliff(text)).toThrow(message);
  });
});
