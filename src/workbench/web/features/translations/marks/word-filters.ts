import type { WordRow } from '../../../draft/content/word-rows.ts';
import { foldedText } from '../../../kit/match-text.ts';
import { isToDo, type WordMarks } from './word-marks.ts';

/** Which words are shown, one of these at a time. */
export const shows = {
  all: () => true,
  todo: isToDo,
  missing: ({ isMissing }: WordMarks) => isMissing,
  stale: ({ stale }: WordMarks) => stale !== undefined,
  long: ({ long }: WordMarks) => long.length > 0,
  terms: ({ terms }: WordMarks) => terms.length > 0,
  changed: ({ isChanged }: WordMarks) => isChanged,
} as const;

/** The name of one of them. */
export type Show = keyof typeof shows;

/** Their names in the order of the page. */
export const showNames = Object.keys(shows) as readonly Show[];

/** What is chosen on the page, as its address has it. */
export interface WordFilter {
  readonly show: Show;
  /** The id of a screen or menu, or a file; empty: all. */
  readonly screen: string;
  /** The name of a plan whose members read them; empty: all. */
  readonly plan: string;
  readonly find: string;
}

/** Reads the choice from the address of the page. */
export const filterOf = (search: URLSearchParams): WordFilter => ({
  show: showNames.find((name) => name === search.get('show')) ?? 'all',
  screen: search.get('screen') ?? '',
  plan: search.get('plan') ?? '',
  find: search.get('find') ?? '',
});

/** A word with what is to be known of it. */
export interface MarkedWord {
  readonly row: WordRow;
  readonly marks: WordMarks;
  /** What searches look through: both texts and the address, plain. */
  readonly sought: string;
}

/** A word made ready to be shown and found. */
export const markedWord = (row: WordRow, marks: WordMarks): MarkedWord => ({
  row,
  marks,
  sought: [row.en, row.es ?? '', row.address].map(foldedText).join('\n'),
});

/** The words of all that is chosen but the state: of them the counts speak. */
export const wordsWithin = (
  words: readonly MarkedWord[],
  { screen, plan, find }: Pick<WordFilter, 'screen' | 'plan' | 'find'>,
  readers: Readonly<Record<string, readonly string[]>> | undefined,
): readonly MarkedWord[] => {
  const sought = foldedText(find.trim());
  return words.filter(
    ({ row, sought: text }) =>
      (screen === '' || row.group === screen) &&
      (plan === '' || readers === undefined || (readers[row.address]?.includes(plan) ?? false)) &&
      (sought === '' || text.includes(sought)),
  );
};

/** How many words each choice would show. */
export const countsOf = (words: readonly MarkedWord[]): Readonly<Record<Show, number>> =>
  Object.fromEntries(showNames.map((name) => [name, words.filter(({ marks }) => shows[name](marks)).length])) as Record<Show, number>;
