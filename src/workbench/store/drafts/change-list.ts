import type { DraftEdit } from '../../../authoring/draft/apply-edits.ts';
import { editsBetween } from '../../../authoring/draft/find-edits.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { canonicalJson } from '../audit.ts';
import type { Json } from '../tables/columns.ts';
import { textHash } from './sources.ts';

// Sorted by address, so that neither the order of files nor the order of fields counts.
export const changeList = (base: SourceFiles, source: SourceFiles): readonly DraftEdit[] =>
  editsBetween(base, source).toSorted((one, other) => (one.address < other.address ? -1 : 1));

export const changeListHash = (base: SourceFiles, source: SourceFiles): string =>
  textHash(
    canonicalJson(
      changeList(base, source).map(({ address, expected, value }) => [address, expected, value] as Json),
    ),
  );
