import type { DraftEdit } from '../../../../authoring/draft/apply-edits.ts';
import { outlineOf } from '../../../../authoring/draft/outline.ts';
import { overlayEdits } from '../../../../authoring/draft/overlay-edits.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import { outlineIndex, type PlacedNode } from '../content/outline-index.ts';
import { valueAt } from '../item-fields.ts';

/** An item that is gone, and the last files that had it. */
export interface Gone {
  readonly placed: PlacedNode;
  readonly files: SourceFiles;
}

/** An item by its id, or the innermost that an address lies in, in the first of some files that has it; undefined where none does. */
export const lastSeen = (chosen: string, sources: readonly SourceFiles[]): Gone | undefined => {
  const found = sources.flatMap((files): readonly Gone[] => {
    const outline = outlineIndex(outlineOf(files));
    const placed = chosen.includes('#') ? outline.ownerOf(chosen) : outline.byId(chosen);
    return placed ? [{ placed, files }] : [];
  });
  // Where an item is gone its block is the innermost: older files know better.
  return found.toSorted((one, other) => other.placed.above.length - one.placed.above.length)[0];
};

/** The addresses that an item consists of: its entry and its words in both languages. */
export const addressesOf = ({ node: { entry, words } }: PlacedNode): readonly string[] => [entry, words.en, words.es];

/**
 * The edits that put a deleted item back into the files as they are now, with what somebody had written in it meanwhile: its entry and those
 * of its words that went with it. It stands at the end of its list.
 */
export const putBack = ({ placed, files }: Gone, now: SourceFiles, mine: readonly DraftEdit[]): readonly DraftEdit[] => {
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
