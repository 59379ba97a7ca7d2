import { areRelated } from '../../../../authoring/draft/address.ts';
import type { DraftEdit } from '../../../api/generated/api-shapes.ts';
import type { ChangeRow } from '../../source/item-changes.ts';

/** Edits that somebody made by hand or by a file: a merge or a restored revision brings back what others wrote. */
const isWritten = ({ kind }: DraftEdit): boolean => kind !== 'merge' && kind !== 'restore';

/** Who wrote these changes of an item in a draft, by name, each once, in the order of their first edit. */
export const authorsOf = (edits: readonly DraftEdit[], rows: readonly ChangeRow[]): readonly string[] => {
  const related = edits.filter(({ address }) => rows.some((row) => areRelated(address, row.address)));
  const written = related.filter(isWritten);
  return [...new Set((written.length > 0 ? written : related).flatMap(({ author }) => author?.name ?? []))];
};
