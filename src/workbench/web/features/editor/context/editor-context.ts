import { createContext, use } from 'react';
import type { DraftEdit } from '../../../../../authoring/draft/apply-edits.ts';
import type { SourceFiles } from '../../../../../config/files/source.ts';
import type { Draft, Judgement } from '../../../../api/generated/api-shapes.ts';
import type { PlacedNode } from '../../../draft/content/outline-index.ts';
import type { DraftFiles } from '../../../draft/draft-data.ts';
import type { DraftOutbox } from '../../../draft/outbox/use-outbox.ts';
import { inverseOf } from '../../../draft/undo/undo-steps.ts';
import { useToast } from '../../../kit/toast.tsx';
import type { ItemPeriod } from '../../../preview/seen-on-day.ts';

export interface Editor {
  readonly draft: Draft;
  readonly saved: DraftFiles;
  /** The files, including unsaved edits. Unchanged files keep their identity. */
  readonly textsNow: SourceFiles;
  /** Derived from `textsNow`. Outline and changes may be one key press behind. */
  readonly now: DraftFiles;
  /** The periods of items that are visible only on some days, by item id. */
  readonly periods: ReadonlyMap<string, readonly ItemPeriod[]>;
  readonly outbox: DraftOutbox;
  /** The server's last result, which may be about an older source; undefined before the first. */
  readonly checkResult: Judgement | undefined;
  readonly readOnly: string | undefined;
  /** An item id, or an address in the files, as in the page's address. */
  readonly chosen: string | undefined;
  /** Undefined for anything outside the outline, such as a rule. */
  readonly placed: PlacedNode | undefined;
  /** Opens the form of an item or address. Moves the focus into the form unless `stays` is true. */
  readonly choose: (chosen: string, stays?: boolean) => void;
  /** Stores edits that belong together. Each expects the result of the one before. */
  readonly put: (edits: readonly DraftEdit[]) => void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export const useEditor = (): Editor => {
  const editor = use(EditorContext);
  if (editor === undefined) throw new Error('there is no draft outside the editor');
  return editor;
};

export const useChange = (): ((edits: readonly DraftEdit[], says: string) => void) => {
  const { put, textsNow } = useEditor();
  const showToast = useToast();
  return (edits, says) => {
    put(edits);
    showToast(says, () => put(inverseOf({ edits, before: textsNow })));
  };
};
