import type { DraftEdit } from '../../../../../authoring/draft/apply-edits.ts';
import { useToast } from '../../../kit/toast.tsx';
import { useEditor } from './editor-context.ts';

// In reverse order: each edit expects the result of the one before.
const invertEdits = (edits: readonly DraftEdit[]): readonly DraftEdit[] =>
  edits.map(({ address, expected, value }) => ({ address, expected: value, value: expected })).toReversed();

export const useChange = (): ((edits: readonly DraftEdit[], says: string) => void) => {
  const { put } = useEditor();
  const tell = useToast();
  return (edits, says) => {
    put(edits);
    tell(says, () => put(invertEdits(edits)));
  };
};
