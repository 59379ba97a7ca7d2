import type { SourceFiles } from '../../../config/files/source.ts';
import type { ExchangeWords, Taken } from '../../store/exchanges/exchanges.ts';
import { countChanges } from '../../store/drafts/change-count.ts';
import { type EditWork, type MadeEdits, madeEdits } from '../../store/drafts/made-edits.ts';
import type { Outcome } from '../../store/outcome.ts';
import { takenWords } from './imported-words.ts';

/** A translator's file for a draft. */
export interface WordsWork {
  readonly base: SourceFiles;
  readonly files: SourceFiles;
  readonly words: ExchangeWords;
  readonly text: string;
  readonly isCsv: boolean;
}

/** What a translator's file changes, and the change as `madeEdits` makes it. */
export interface TakenFile {
  readonly taken: Outcome<Taken>;
  readonly made: MadeEdits;
}

/** The two sources of a draft whose changes are to be counted. */
export interface CountWork {
  readonly base: SourceFiles;
  readonly files: SourceFiles;
}

export type EditQuestion =
  { readonly change: EditWork } | { readonly words: WordsWork } | { readonly count: CountWork };

export type EditAnswer = { readonly made: MadeEdits } | TakenFile | { readonly changes: number };

const takenFile = ({ words, files, base, text, isCsv }: WordsWork): TakenFile => {
  const taken = takenWords(text, isCsv)({ words, files });
  const edits = taken.ok ? taken.value.edits : [];
  return { taken, made: madeEdits({ base, files, change: { edits } }) };
};

/** Calculates a change of a draft, or the number of its changes, from texts alone. */
export const answerEdits = (question: EditQuestion): EditAnswer => {
  if ('change' in question) return { made: madeEdits(question.change) };
  if ('words' in question) return takenFile(question.words);
  return { changes: countChanges(question.count.base, question.count.files) };
};
