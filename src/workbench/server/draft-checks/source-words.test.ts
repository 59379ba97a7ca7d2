import { frozenDocuments } from '../../../../tests/support/config/frozen-config.ts';
import { expect, test } from 'vitest';
import { Refusal } from '../../../authoring/refusal.ts';
import { wordsIn } from '../../../config/check/words/word-list.ts';
import { type SourceFiles, sourceOf } from '../../../config/files/source.ts';
import { sourceDocuments } from '../../../config/files/parse-document.ts';
import { textsToTake } from '../../../authoring/words/import/take-texts.ts';
import { compareFile, takeFile } from '../edits/import-file.ts';
import { type SourceWords, sourceWords } from './source-words.ts';

const documents = frozenDocuments();

const compared = (text: string, words: SourceWords['words'], files: SourceFiles) => {
  const answer = compareFile({ files, sent: { files, words }, bytes: new TextEncoder().encode(text) });
  if ('refused' in answer) throw new Error(answer.refused.en);
  return answer.texts;
};

test('a file of all texts has every text; importing it unchanged changes nothing, and one edited text changes only that text', () => {
  const { text, words } = sourceWords({
    documents,
    which: 'all',
    addresses: [],
    format: 'csv',
    language: 'en',
  });
  expect(Object.keys(words)).toEqual(wordsIn(documents).map(({ address }) => address));
  const files = sourceOf(documents);
  const untouched = compared(text, words, files);
  expect(new Set(untouched.map(({ result }) => result))).toEqual(new Set(['unchanged']));
  expect(takeFile({ base: files, files, texts: textsToTake(untouched, () => true) })).toEqual({
    made: { files, rows: [] },
  });
  const back = compared(text.replace('"Reclamos"', '"Sus reclamos"'), words, files);
  expect(back.filter(({ result }) => result !== 'unchanged')).toMatchObject([
    { address: expect.stringMatching(/^locales\/en\//) as string, result: 'taken', es: 'Reclamos' },
  ]);
});

test('an outdated translation that is imported unchanged stays outdated, unless the file marks it as approved', () => {
  const [home] = documents.filter(({ file }) => file === 'locales/en/claims.json');
  const edited = {
    ...sourceOf(documents),
    [home?.file ?? '']: (home?.text ?? '').replace('"title": "Claims"', '"title": "Your claims"'),
  };
  const { text, words } = sourceWords({
    ...{
      documents: sourceDocuments(edited),
      which: 'stale',
      addresses: [],
      format: 'xliff12',
      language: 'en',
    },
  });
  const resultOf = (file: string) => compared(file, words, edited).map(({ result }) => result);
  expect(resultOf(text)).toEqual(['unchanged']);
  expect(resultOf(text.replace('approved="no"', 'approved="yes"'))).toEqual(['confirmed']);
});

test.each([
  ['a screen file without screens', 'config/screens/own.json', '{}'],
  ['words that are none', 'locales/en/claims.json', '{ "a": 1 }'],
])('a source with %s has no file, because the readers of its texts are unknown', (_, file, text) => {
  const broken = sourceDocuments({ ...sourceOf(documents), [file]: text });
  const request = { documents: broken, addresses: [], language: 'en' } as const;
  expect(() => sourceWords({ ...request, which: 'stale', format: 'csv' })).toThrow(Refusal);
  expect(() => sourceWords({ ...request, which: 'all', format: 'xliff20' })).toThrow(Refusal);
});
