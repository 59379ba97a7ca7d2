import { frozenDocuments } from '../../../../tests/support/config/frozen-config.ts';
import { expect, test } from 'vitest';
import { Refusal } from '../../../authoring/refusal.ts';
import { wordsIn } from '../../../config/check/words/word-list.ts';
import { sourceOf } from '../../../config/files/source.ts';
import { sourceDocuments } from '../../../config/files/parse-document.ts';
import { takenWords } from '../edits/imported-words.ts';
import { sourceWords } from './source-words.ts';

const documents = frozenDocuments();

test('a file of all texts has every text; importing it unchanged changes nothing, and one edited text changes only that text', () => {
  const { text, words } = sourceWords({
    documents,
    which: 'all',
    addresses: [],
    format: 'csv',
    language: 'en',
  });
  expect(Object.keys(words)).toEqual(wordsIn(documents).map(({ address }) => address));
  const content = { words, files: sourceOf(documents) };
  const untouched = takenWords(text, true)(content);
  expect(untouched).toMatchObject({ ok: true, value: { edits: [] } });
  expect(untouched.ok && new Set(untouched.value.words.map(({ result }) => result))).toEqual(
    new Set(['unchanged']),
  );
  const back = takenWords(text.replace('"Reclamos"', '"Sus reclamos"'), true)(content);
  const changed = back.ok ? back.value.words.filter(({ result }) => result !== 'unchanged') : [];
  expect(changed).toEqual([{ address: expect.stringMatching(/^locales\/en\//) as string, result: 'taken' }]);
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
  const resultOf = (file: string) => {
    const taken = takenWords(file, false)({ words, files: edited });
    return taken.ok && taken.value.words.map(({ result }) => result);
  };
  expect(resultOf(text)).toEqual(['unchanged']);
  expect(resultOf(text.replace('approved="no"', 'approved="yes"'))).toEqual(['taken']);
});

test.each([
  ['a screen file without screens', 'config/screens/own.json', '{}'],
  ['words that are none', 'locales/en/claims.json', '{ "a": 1 }'],
])('a source with %s has no file, because the readers of its texts are unknown', (_, file, text) => {
  const broken = sourceDocuments({ ...sourceOf(documents), [file]: text });
  const wish = { documents: broken, addresses: [], language: 'en' } as const;
  expect(() => sourceWords({ ...wish, which: 'stale', format: 'csv' })).toThrow(Refusal);
  expect(() => sourceWords({ ...wish, which: 'all', format: 'xliff20' })).toThrow(Refusal);
});
