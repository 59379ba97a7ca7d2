import { takeBack, type TakenBack } from '../../../authoring/draft/merge/take-back.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { Restore } from '../../api/generated/api-shapes.ts';
import { editFinder, type MadeEdit } from '../rows/changed-by.ts';
import { type Base, type History, type HistoryRow, isSameBase, revisionIn, rowsBetween } from './history.ts';

/** A draft, and which of its changes to undo. */
export interface RestoreWork {
  readonly history: History;
  /** The revision to restore, or the revision to undo. */
  readonly target: { readonly to: number } | { readonly undo: number };
  readonly now: SourceFiles;
  readonly base: Base;
  /** The edits that are undone only with a choice. */
  readonly guarded: readonly MadeEdit[];
  readonly choices: NonNullable<Restore['choices']>;
}

/** The restored files and base, with their history rows; or the values that need a choice. */
export interface RestoredFiles extends TakenBack {
  readonly base: Base;
  readonly rows: readonly HistoryRow[];
}

const sidesOf = ({ history, target, now, base }: RestoreWork) => {
  if ('to' in target) {
    const { files: before, base: wanted } = revisionIn(history, target.to);
    return { before, after: now, base: wanted };
  }
  const [before, after] = [revisionIn(history, target.undo - 1), revisionIn(history, target.undo)];
  // A base that a later revision replaced stays.
  return {
    ...{ before: before.files, after: after.files },
    base: isSameBase(after.base, base) ? before.base : base,
  };
};

/** Undoes changes of a draft: all since a revision, or one revision. */
export const restoredFiles = (work: RestoreWork): RestoredFiles => {
  const { now, choices, guarded } = work;
  const sides = sidesOf(work);
  const guards = editFinder(guarded);
  const asks = (address: string): boolean => guards(address) !== undefined;
  const { files, asked } = takeBack({ ...sides, now }, { asks, choices });
  return { files, asked, base: sides.base, rows: asked.length > 0 ? [] : rowsBetween(now, files) };
};
