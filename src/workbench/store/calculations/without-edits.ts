import { applyEdits } from '../../../authoring/draft/apply-edits.ts';
import { isFields } from '../../../authoring/draft/json-value.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { HistoryRow } from './history.ts';

/** Files, and the edits to undo in them, newest first. */
export interface WithoutWork {
  readonly files: SourceFiles;
  readonly edits: readonly HistoryRow[];
}

/** Undoes the edits whose values did not change since. Undoing an added entry removes all changes in it. */
export const withoutEdits = ({ files, edits }: WithoutWork): SourceFiles => {
  const applied = applyEdits(
    files,
    edits.map(({ address, before, after }) => ({ address, expected: after, value: before })),
  );
  if ('files' in applied) return applied.files;
  const half = Math.ceil(edits.length / 2);
  if (edits.length > 1)
    return withoutEdits({
      files: withoutEdits({ files, edits: edits.slice(0, half) }),
      edits: edits.slice(half),
    });
  const [edit] = edits;
  const current = 'changed' in applied ? (applied.changed[0]?.current ?? null) : null;
  const isAdded = edit?.before === null && isFields(edit.after) && isFields(current);
  return isAdded ? withoutEdits({ files, edits: [{ ...edit, after: current }] }) : files;
};
