import { describe, expect, test } from 'vitest';
import { js2xliff, jsToXliff12, type Unit, xliff12ToJs, xliff2js } from 'xliff';
import { exchangedWords } from '../../src/authoring/words/words-report.ts';
import { readXliff } from '../../src/authoring/words/xliff/read-xliff.ts';
import { xliffText } from '../../src/authoring/words/xliff/write-xliff.ts';
import { frozenDocuments } from '../support/config/frozen-config.ts';

// Another program reads and writes the files that translators get.

// The package loses a blank between two placeholders. An import notices, because the English differs as well.
const isLost = ({ en }: { readonly en: string }): boolean => en.includes('} {');

const all = exchangedWords(frozenDocuments(), { which: 'all', addresses: [], language: 'en' });
const words = all.filter((word) => !isLost(word));
const translated = words.map(({ address, en }) => ({ address, en, es: `Á ${en}` }));

const textOf = (content: Unit['source'] = ''): string =>
  typeof content === 'string'
    ? content
    : content
        .map((part) => {
          if (typeof part === 'string') return part;
          const [code] = Object.values(part);
          return code?.equiv ?? code?.['equiv-text'] ?? '';
        })
        .join('');

const tools = [
  ['1.2', xliff12ToJs, jsToXliff12],
  ['2.0', xliff2js, js2xliff],
] as const;

describe.each(tools)('R10.55: the package xliff and XLIFF %s', (version, read, write) => {
  test('read every text of the portal in the same way', async () => {
    const { resources } = await read(xliffText(words, version));
    const found = Object.values(resources)
      .flatMap((units) => Object.entries(units))
      .map(([id, { source, target, additionalAttributes }]) => ({
        address: additionalAttributes?.['name'] ?? id,
        en: textOf(source),
        es: textOf(target),
      }));
    expect(found.length).toBeGreaterThan(500);
    expect(found).toEqual(words.map(({ address, en, es }) => ({ address, en, es })));
  });

  test('return a file where every text is translated', async () => {
    const content = await read(xliffText(words, version));
    for (const unit of Object.values(content.resources).flatMap(Object.values<Unit>))
      unit.target = ['Á ', ...(typeof unit.source === 'string' ? [unit.source] : unit.source)];
    const { words: found, unread } = readXliff(await write(content, { indent: '' }));
    expect(unread).toEqual([]);
    expect(found.map(({ address, en, es }) => ({ address, en, es }))).toEqual(translated);
  });

  test('return different English where the package loses a space', async () => {
    const sent = all.filter(isLost);
    expect(sent.length).toBeGreaterThan(0);
    const { words: found } = readXliff(await write(await read(xliffText(sent, version)), { indent: '' }));
    expect(found.map(({ address }) => address)).toEqual(sent.map(({ address }) => address));
    expect(found.filter(({ en }, index) => en === sent[index]?.en)).toEqual([]);
  });
});
