import type { SourceFiles } from '../../config/files/source.ts';
import { applyEdits, type DraftEdit } from './apply-edits.ts';

/** One edit per address: the last value, where the first one stood, so that what was made comes before what was written inside it. */
const lastValues = (edits: readonly DraftEdit[]): readonly DraftEdit[] => {
  const byAddress = new Map<string, DraftEdit>();
  for (const edit of edits) {
    const { expected } = byAddress.get(edit.address) ?? edit;
    byAddress.set(edit.address, { ...edit, expected });
  }
  return [...byAddress.values()];
};

/** Applies the edits that can be; those in `seen` expect what was found already, so that they cannot be applied at all. */
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

/**
 * Files as somebody sees them who typed these edits, in this order, whatever stands there now: what was typed goes over what is there. An
 * edit that leads nowhere is left out. Without edits the very same object.
 */
export const overlaid = (files: SourceFiles, edits: readonly DraftEdit[]): SourceFiles =>
  edits.length === 0 ? files : overlay(files, lastValues(edits), new Set());
