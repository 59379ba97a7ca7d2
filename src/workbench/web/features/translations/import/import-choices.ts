import type { ImportedWord, TakenText } from '../../../../api/generated/api-shapes.ts';

export type Result = ImportedWord['result'];

// What an editor must decide or correct comes first.
export const resultOrder: readonly Result[] = [
  'conflict',
  'placeholder-lost',
  'other-english',
  'emptied',
  'damaged',
  'repeated',
  'unknown',
  'not-returned',
  'english-changed',
  'unconfirmed',
  'taken',
  'confirmed',
  'unchanged',
];

const unasked: readonly Result[] = ['taken', 'unconfirmed', 'english-changed', 'confirmed'];

/** The text that an editor chose for each conflict, by address. */
export type Choices = Readonly<Record<string, 'draft' | 'file'>>;

export const sortedWords = (words: readonly ImportedWord[]): readonly ImportedWord[] =>
  words.toSorted((one, other) => resultOrder.indexOf(one.result) - resultOrder.indexOf(other.result));

export const conflictsIn = (words: readonly ImportedWord[]): readonly ImportedWord[] =>
  words.filter(({ result }) => result === 'conflict');

export const openConflicts = (words: readonly ImportedWord[], choices: Choices): number =>
  conflictsIn(words).filter(({ address }) => !Object.hasOwn(choices, address)).length;

/** Returns the texts to import, as the page shows them. */
export const textsToTake = (words: readonly ImportedWord[], choices: Choices): readonly TakenText[] =>
  words.flatMap(({ address, result, en = '', es = null, file }): readonly TakenText[] => {
    const isChosen = result === 'conflict' && choices[address] === 'file';
    return file && (isChosen || unasked.includes(result)) ? [{ address, en, es, file }] : [];
  });

export const chooseAll = (words: readonly ImportedWord[], side: 'draft' | 'file'): Choices =>
  Object.fromEntries(conflictsIn(words).map(({ address }) => [address, side]));

/** Returns the choices that still apply when a file is compared again: those between the same two texts. */
export const keptChoices = (
  before: readonly ImportedWord[],
  after: readonly ImportedWord[],
  choices: Choices,
): Choices => {
  const old = new Map(before.map((word) => [word.address, word]));
  const isSame = ({ address, es, file }: ImportedWord): boolean => {
    const was = old.get(address);
    return was?.es === es && was?.file?.es === file?.es;
  };
  const sameConflicts = new Set(
    conflictsIn(after)
      .filter(isSame)
      .map(({ address }) => address),
  );
  return Object.fromEntries(Object.entries(choices).filter(([address]) => sameConflicts.has(address)));
};
