import { expect, test } from 'vitest';
import type { ImportedWord } from '../../../../api/generated/api-shapes.ts';
import { chooseAll, keptChoices, openConflicts, sortedWords, textsToTake } from './import-choices.ts';
import { findId } from './translation-file.ts';

const word = (address: string, result: ImportedWord['result'], es = 'Aquí'): ImportedWord => ({
  ...{ address, result, en: 'Here', es, file: { en: 'Here', es: 'Allí' } },
});
const words = [word('a', 'unchanged'), word('b', 'taken'), word('c', 'conflict'), word('d', 'conflict')];
const addresses = (some: readonly { readonly address: string }[]) => some.map(({ address }) => address);

test('conflicts come first, and wait for a choice', () => {
  expect(addresses(sortedWords(words))).toEqual(['c', 'd', 'b', 'a']);
  expect(openConflicts(words, {})).toBe(2);
  expect(openConflicts(words, { c: 'draft' })).toBe(1);
});

test('an import takes what was shown: texts without a conflict, and conflicts chosen from the file', () => {
  expect(addresses(textsToTake(words, { c: 'draft', d: 'file' }))).toEqual(['b', 'd']);
  expect(addresses(textsToTake(words, chooseAll(words, 'file')))).toEqual(['b', 'c', 'd']);
  expect(addresses(textsToTake(words, chooseAll(words, 'draft')))).toEqual(['b']);
  expect(textsToTake([{ ...word('b', 'taken'), es: undefined as never }], {})).toMatchObject([{ es: null }]);
});

test('a choice stays while both texts are the same', () => {
  const after = [word('c', 'conflict', 'Otro'), word('d', 'conflict')];
  expect(keptChoices(words, after, { c: 'file', d: 'file' })).toEqual({ d: 'file' });
});

test('finds the export of a file after a browser or a person added to its name', () => {
  const id = 'bf3de115-e2bb-4aa9-8854-2717c2268629';
  expect([findId(`Words-${id.toUpperCase()} (2).csv`), findId(id), findId('words.csv')]).toEqual([
    id,
    id,
    undefined,
  ]);
});
