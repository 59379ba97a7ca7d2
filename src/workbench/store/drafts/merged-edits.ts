import type { Choice, Conflict } from '../../../authoring/draft/merge/merge-values.ts';
import { mergeFiles } from '../../../authoring/draft/merge/merge-files.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { type HistoryRow, rowsBetween } from './history.ts';

/** The files of a draft, of its base, and the live files. */
export interface MergeWork {
  readonly base: SourceFiles;
  readonly mine: SourceFiles;
  readonly theirs: SourceFiles;
  readonly choices: readonly Choice[];
}

/** The merged files with the rows that lead to them, or why they cannot be merged. */
export type MergedEdits =
  | { readonly files: SourceFiles; readonly rows: readonly HistoryRow[] }
  | { readonly conflicts: readonly Conflict[] }
  | { readonly needless: string };

/** Merges the live files into those of a draft. */
export const mergedEdits = ({ choices, ...three }: MergeWork): MergedEdits => {
  const { files, conflicts, needless } = mergeFiles(three, choices);
  if (conflicts.length > 0) return { conflicts };
  const [first] = needless;
  return first === undefined ? { files, rows: rowsBetween(three.mine, files) } : { needless: first };
};
