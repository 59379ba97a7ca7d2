import { editsBetween } from '../../../authoring/draft/find-edits.ts';
import type { Choice, Conflict, ThreeSources } from '../../../authoring/draft/merge/merge-values.ts';
import { mergeFiles } from '../../../authoring/draft/merge/merge-files.ts';
import { type SourceFiles, sourceId } from '../../../config/files/source.ts';
import type { MergePreview } from '../../api/generated/api-shapes.ts';
import { type HistoryRow, rowsBetween } from './history.ts';

/** The files of a draft, of its base, and the live files. */
export interface MergeWork extends ThreeSources {
  readonly choices: readonly Choice[];
}

/** The merged files with the history rows of the merge, or the reason why they cannot be merged. */
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

/** Returns the conflicts and changes that a merge would have. */
export const mergeEffects = (three: ThreeSources): MergePreview => {
  const changed = (files: SourceFiles): readonly string[] =>
    editsBetween(three.base, files).map(({ address }) => address);
  const { conflicts } = mergeFiles(three);
  return { conflicts, theirs: changed(three.theirs), mine: changed(three.mine) };
};

/** The live files without the changes of an emergency release, or the conflicts. */
export type Reverted =
  { readonly files: SourceFiles; readonly source: string } | { readonly conflicts: readonly Conflict[] };

/** Removes a change from the live files (`theirs`): `base` has the change, `mine` does not. */
export const revertedFiles = (three: ThreeSources): Reverted => {
  const { files, conflicts } = mergeFiles(three);
  return conflicts.length > 0 ? { conflicts } : { files, source: sourceId(files) };
};
