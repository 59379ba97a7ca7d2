import type { SourceFiles } from '../../../config/files/source.ts';
import { countChanges } from '../../store/drafts/change-count.ts';
import { calculateHere, type Calculation } from '../../store/calculations/calculations.ts';
import {
  type ComparedAnswer,
  compareFile,
  type CompareWork,
  type TakeAnswer,
  takeFile,
  type TakeWork,
} from './import-file.ts';

/** The base and the files of a draft whose changes must be counted. */
export interface CountWork {
  readonly base: SourceFiles;
  readonly files: SourceFiles;
}

export type EditQuestion =
  | { readonly calculation: Calculation }
  | { readonly compare: CompareWork }
  | { readonly take: TakeWork }
  | { readonly count: CountWork };

export type EditAnswer =
  { readonly result: unknown } | ComparedAnswer | TakeAnswer | { readonly changes: number };

/** Calculates a change of a draft, or the number of its changes. Needs only texts. */
export const answerEdits = (question: EditQuestion): EditAnswer => {
  if ('calculation' in question) return { result: calculateHere(question.calculation) };
  if ('compare' in question) return compareFile(question.compare);
  if ('take' in question) return takeFile(question.take);
  return { changes: countChanges(question.count.base, question.count.files) };
};
