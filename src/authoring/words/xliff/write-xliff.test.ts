import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ExchangedWord, placeholdersOf } from '../exchange.ts';
import { readXliff } from './read-xliff.ts';
import { xliffText } from './write-xliff.ts';

const versions = ['1.2', '2.0'] as const;

const word = (en: string, es: string, more: Partial<ExchangedWord> = {}): ExchangedWord => ({
  ...{ address: 'locales/en/home.json#home/title', en, es, note: '' },
  ...more,
});

const textsOf = (text: string) => readXliff(text).words.map(({ address, en, es }) => ({ address, en, es }));

// Texts with what XML and XLIFF treat specially.
const pieces = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    ...['{name}', '{phone}', '{a\nb}', '{\u0007}', '{', '}', ']]>', '<x id="1"/>', '&amp;', '\r\n'],
  ),
  fc.constantFrom(
    ...['\u0000', '\u0085', '\u2028', '\ufffd', '\ufffe', '\uffff', '\ud800', '\udc00', ' ', '\t'],
  ),
);
const texts = fc.array(pieces, { maxLength: 8 }).map((found) => found.join(''));
const seen = fc.array(pieces, { minLength: 1, maxLength: 8 }).map((found) => `${found.join('')}x`);

describe.each(versions)('XLIFF %s', (version) => {
  it('R10.55: returns every text that a draft can have unchanged', () => {
    fc.assert(
      fc.property(texts, seen, (en, es) => {
        expect(textsOf(xliffText([word(en, es)], version))).toEqual([
          { address: word('', '').address, en, es },
        ]);
      }),
      { seed: 7, numRuns: 500 },
    );
  });

  it('contains only characters that XML allows, also in addresses and notes', () => {
    const odd = '\u0000\u0007\ud800\ufffe\uffff\r\n\t"<>&\'';
    const text = xliffText([word(odd, odd, { address: `locales/en/a.json#${odd}`, note: odd })], version);
    expect(text).not.toMatch(/[^\t\n\x20-\ud7ff\ue000-\ufffd]/);
    expect(textsOf(text)).toEqual([{ address: `locales/en/a.json#\r\n\t"<>&'`, en: odd, es: odd }]);
  });

  it('gives each placeholder of a text its own id, which is the same in both languages', () => {
    const ids = (text: string, name: string) => {
      const content = text.slice(text.indexOf(`<${name}`), text.indexOf(`</${name}>`));
      return [...content.matchAll(/ id="(\d+)"[^>]*?(\{\w+\})/g)].map(([, id, found]) => `${id}${found}`);
    };
    const english = '{name} and {name} and {phone}';
    const text = xliffText([word(english, '{phone}, {name}, {name}, {name}, {plan}')], version);
    expect(ids(text, 'source')).toEqual(['1{name}', '2{name}', '3{phone}']);
    expect(ids(text, 'target')).toEqual(['3{phone}', '1{name}', '2{name}', '4{name}', '5{plan}']);
    expect(placeholdersOf(textsOf(text)[0]?.es ?? '')).toHaveLength(5);
  });

  it('marks confirmed translations as approved, others as unfinished', () => {
    const { words } = readXliff(
      xliffText(
        [
          word('A', 'B', { isApproved: true }),
          word('A', 'B', { address: 'locales/en/b.json#b' }),
          word('A', '', { address: 'locales/en/c.json#c', isApproved: true }),
        ],
        version,
      ),
    );
    expect(words.map(({ es, isApproved, needsReview }) => [es, isApproved, needsReview])).toEqual([
      ['B', true, undefined],
      ['B', undefined, true],
      ['', undefined, undefined],
    ]);
  });
});
