import type { DraftEdit } from '../../../../../authoring/draft/apply-edits.ts';
import { useToast } from '../../../kit/toast.tsx';
import { useEditor } from './editor-context.ts';

/** The edits that undo some others, in the order that needs. */
const invertEdits = (edits: readonly DraftEdit[]): readonly DraftEdit[] =>
  edits.map(({ address, expected, value }) => ({ address, expected: value, value: expected })).toReversed();

/** Writes edits that belong together and says what was done, with a way back. */
export const useChange = (): ((edits: readonly DraftEdit[], says: string) => void) => {
  const { put } = useEditor();
  const tell = useToast();
  return (edits, says) => {
    put(edits);
    tell(says, () => put(invertEdits(edits)));
  };
};
