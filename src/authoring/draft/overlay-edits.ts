import type { SourceFiles } from '../../config/files/source.ts';
import { applyEdits, type DraftEdit } from './apply-edits.ts';

// The last value of each address at the position of the first, so that new entries come before edits inside
// them.
const lastValues = (edits: readonly DraftEdit[]): readonly DraftEdit[] => {
  const byAddress = new Map<string, DraftEdit>();
  for (const edit of edits) {
    const { expected } = byAddress.get(edit.address) ?? edit;
    byAddress.set(edit.address, { ...edit, expected });
  }
  return [...byAddress.values()];
};

// `seen` holds edits whose expected value was already updated, so they cannot be applied at all.
const overlay = (files: SourceFiles, edits: readonly DraftEdit[], seen: ReadonlySet<string>): SourceFiles => {
  const applied = applyEdits(files, edits);
  if ('files' in applied) return applied.files;
  if ('unreadable' in applied) {
    const { address } = applied.unreadable;
    return overlay(
      files,
      edits.filter((edit) => edit.address !== address),
      seen,
    );
  }
  const found = new Map(applied.changed.map(({ address, current }) => [address, current]));
  const again = edits
    .filter(({ address }) => !found.has(address) || !seen.has(address))
    .map((edit) => (found.has(edit.address) ? { ...edit, expected: found.get(edit.address) } : edit));
  return overlay(files, again, new Set([...seen, ...found.keys()]));
};

/** Applies unsent edits to the current files, in order. Skips edits that cannot be applied. */
export const overlayEdits = (files: SourceFiles, edits: readonly DraftEdit[]): SourceFiles =>
  edits.length === 0 ? files : overlay(files, lastValues(edits), new Set());
