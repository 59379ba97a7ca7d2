import { createContext, use } from 'react';
import type { DraftEdit } from '../../../../../authoring/draft/apply-edits.ts';
import type { SourceFiles } from '../../../../../config/files/source.ts';
import type { Draft, Judgement } from '../../../../api/generated/api-shapes.ts';
import type { PlacedNode } from '../../../draft/content/outline-index.ts';
import type { DraftFiles } from '../../../draft/draft-data.ts';
import type { DraftOutbox } from '../../../draft/outbox/use-outbox.ts';
import type { ItemPeriod } from '../../../preview/seen-on-day.ts';

/** What all parts of the editor of a draft share. */
export interface Editor {
  readonly draft: Draft;
  /** The draft's files as the server has them, and what is made of them. */
  readonly saved: DraftFiles;
  /** The files with everything that was typed here: what the page, the checks and the forms speak of. Unchanged files are the same texts. */
  readonly textsNow: SourceFiles;
  /** What is made of `textsNow`; outline and changes may be one key behind. */
  readonly now: DraftFiles;
  /** When items stand that have days, by their id. */
  readonly periods: ReadonlyMap<string, readonly ItemPeriod[]>;
  readonly outbox: DraftOutbox;
  /** What the server said last of a saved source, perhaps of an older one; undefined until it has said anything. */
  readonly judgement: Judgement | undefined;
  /** Why nothing can be changed, in the reader's words; undefined where it can. */
  readonly readOnly: string | undefined;
  /** What is chosen, as the address of the page has it: an item's id, or an address in the files. */
  readonly chosen: string | undefined;
  /** The chosen thing of the outline; undefined where it is none, such as a rule, or is gone. */
  readonly placed: PlacedNode | undefined;
  /** Opens the form of something, which takes the focus unless that `stays` where it is. */
  readonly choose: (chosen: string, stays?: boolean) => void;
  /** Writes edits that belong together, each expecting what the one before it left (`textsNow` the first): kept here at once, then sent. */
  readonly put: (edits: readonly DraftEdit[]) => void;
}

/** The editor on every part of its page. */
export const EditorContext = createContext<Editor | undefined>(undefined);

/** The editor whose part this is; throws outside of one. */
export const useEditor = (): Editor => {
  const editor = use(EditorContext);
  if (editor === undefined) throw new Error('there is no draft outside the editor');
  return editor;
};
