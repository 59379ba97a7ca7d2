import type { DraftEdit } from '../../../../authoring/draft/apply-edits.ts';
import { outlineOf } from '../../../../authoring/draft/outline.ts';
import { overlayEdits } from '../../../../authoring/draft/overlay-edits.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import { outlineIndex, type PlacedNode } from '../content/outline-index.ts';
import { valueAt } from '../../../../authoring/draft/value-at.ts';

export interface DeletedItem {
  readonly placed: PlacedNode;
  readonly files: SourceFiles;
}

export const lastSeen = (chosen: string, sources: readonly SourceFiles[]): DeletedItem | undefined => {
  const found = sources.flatMap((files): readonly DeletedItem[] => {
    const outline = outlineIndex(outlineOf(files));
    const placed = chosen.includes('#') ? outline.ownerOf(chosen) : outline.byId(chosen);
    return placed ? [{ placed, files }] : [];
  });
  // In files without the item, the address belongs to its block, so files with the item take priority.
  return found.toSorted((one, other) => other.placed.above.length - one.placed.above.length)[0];
};

export const addressesOf = ({ node: { entry, words } }: PlacedNode): readonly string[] => [
  entry,
  words.en,
  words.es,
];

export const putBack = (
  { placed, files }: DeletedItem,
  now: SourceFiles,
  mine: readonly DraftEdit[],
): readonly DraftEdit[] => {
  const own = addressesOf(placed);
  const written = overlayEdits(
    files,
    mine.filter(({ address }) => own.some((one) => address === one || address.startsWith(`${one}/`))),
  );
  return own.flatMap((address) => {
    const value = valueAt(written, address).value;
    return value !== null && valueAt(now, address).value === null ? [{ address, expected: null, value }] : [];
  });
};
