import type { DraftEdit } from '../../../../../authoring/draft/apply-edits.ts';
import { inverseOf } from '../../../draft/undo/undo-steps.ts';
import { useToast } from '../../../kit/toast.tsx';
import { useEditor } from './editor-context.ts';

export const useChange = (): ((edits: readonly DraftEdit[], says: string) => void) => {
  const { put, textsNow } = useEditor();
  const tell = useToast();
  return (edits, says) => {
    put(edits);
    tell(says, () => put(inverseOf({ edits, before: textsNow })));
  };
};
