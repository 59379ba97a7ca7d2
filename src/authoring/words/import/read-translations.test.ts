import { expect, it } from 'vitest';
import { wordsCsv } from '../csv.ts';
import { xliffText } from '../xliff/write-xliff.ts';
import { readTranslations } from './read-translations.ts';

const apart = { address: 'locales/en/home.json#home/title', en: 'Café', es: 'Teléfono', note: '' };
const word = { ...apart, en: apart.en.normalize('NFD'), es: apart.es.normalize('NFD') };

it.each([
  ['CSV', wordsCsv([word])],
  ['XLIFF', xliffText([word], '1.2')],
  ['XLIFF', xliffText([word], '2.0')],
])('reads the texts of %s in composed form', (format, text) => {
  const read = readTranslations(new TextEncoder().encode(text));
  expect([read.format, read.words.map(({ en, es }) => [en, es])]).toEqual([format, [['Café', 'Teléfono']]]);
});
