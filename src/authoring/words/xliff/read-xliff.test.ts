import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import refusals from '../../refusals/en.json' with { type: 'json' };
import { InvalidRequest } from '../../refusal.ts';
import type { ExchangedWord } from '../exchange.ts';
import { readXliff } from './read-xliff.ts';

const corpus = join(import.meta.dirname, '../../../../tests/workbench/import-corpus');

const folders = ['xliff12', 'xliff20'].flatMap((version) =>
  readdirSync(join(corpus, version)).map((group) => join(version, group)),
);

const fits = (template: string, message: string): boolean => {
  let at = 0;
  return template.split(/\{\w+\}/).every((piece) => {
    at = message.indexOf(piece, at);
    return at >= 0;
  });
};

const nameOf = (message: string): string | undefined =>
  Object.entries(refusals.said).find(([, template]) => fits(template, message))?.[0];

const stateOf = ({ es, isApproved = false, needsReview = false }: ExchangedWord): string => {
  if (es === '') return 'untranslated';
  if (isApproved) return 'approved';
  return needsReview ? 'unfinished' : 'translated';
};

const read = (file: string): unknown => {
  try {
    const { words, unread } = readXliff(readFileSync(file, 'utf8'));
    return {
      words: words.map((word) => ({
        address: word.address,
        en: word.en,
        es: word.es,
        state: stateOf(word),
      })),
      unread: unread.map(({ address, why }) => ({ address, why: nameOf(why.en) })),
    };
  } catch (error) {
    if (error instanceof InvalidRequest) return { refused: nameOf(error.texts.en) };
    throw error;
  }
};

describe.each(folders)('R10.55 R10.56: XLIFF files of %s', (folder) => {
  const expected = JSON.parse(readFileSync(join(corpus, folder, 'expected.json'), 'utf8')) as Readonly<
    Record<string, unknown>
  >;

  it('all have an expected result', () => {
    const files = readdirSync(join(corpus, folder)).filter((file) => file.endsWith('.xlf'));
    expect(files.sort()).toEqual(
      Object.keys(expected)
        .map((name) => `${name}.xlf`)
        .sort(),
    );
  });

  it.each(Object.entries(expected))('%s', (name, result) => {
    expect(read(join(corpus, folder, `${name}.xlf`))).toEqual(result);
  });
});
