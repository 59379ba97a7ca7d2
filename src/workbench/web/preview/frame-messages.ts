import type { CompiledPortal } from '../../../config/compile/compile-config.ts';
import type { Language, PortalConfig, Words } from '../../../config/portal-config.ts';
import type { ValueChange } from '../../../rules/value-changes.ts';

export interface ItemMark {
  readonly shown: boolean;
  readonly reason: string;
  /** Undefined if the item is not in the draft. */
  readonly address: string | undefined;
  readonly note?: string | undefined;
}

/** Marks by item id, as used in the analysis. */
export type Marks = Readonly<Record<string, ItemMark>>;

/** Display options of the preview frame. */
export interface ShowMode {
  /** Overrides the system's color scheme. */
  readonly look: 'light' | 'dark';
  /** True to mark items and show hidden ones; false to show the page as the member sees it. */
  readonly outlines: boolean;
  readonly chosen: string | undefined;
  /** True to gray out the page, because the texts have errors and this is the last page without errors. */
  readonly isOld: boolean;
  /** The language of the workbench, used in the overlay. */
  readonly says: Language;
}

/** A page of a portal for one member at one moment. */
export interface Shown {
  readonly config: PortalConfig;
  readonly words: Words;
  readonly theme: CompiledPortal['theme'];
  readonly language: Language;
  readonly path: string;
  /** The member's coverage data; undefined for a signed-out visitor. */
  readonly dataString: string | undefined;
  readonly coverage: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly marks: Marks;
  readonly mode: ShowMode;
}

/** A page to show. Each has a new `id`, which the frame repeats in its `painted` message. */
export interface Show extends Shown {
  readonly id: number;
}

/** The changed properties. */
export type ShownChanges = Readonly<Partial<Record<keyof Shown, ValueChange>>>;

/** Messages from the workbench page to the frame. */
export type ToFrame =
  /** The changes since the message before; the first message has everything. */
  | { readonly type: 'show'; readonly id: number; readonly changes: ShownChanges }
  /** Changes the marks on the same page. */
  | { readonly type: 'marks'; readonly changes: Pick<ShownChanges, 'marks'> };

/** The keys of the workbench that work in the frame too. None of them changes a draft. */
export type FrameKey = 'F6' | 'Shift F6' | 'Ctrl k';

/** Messages from the frame to the workbench page. */
export type FromFrame =
  | { readonly type: 'ready' }
  /** Sent after a `show` is painted, with the final path and the document's title. */
  | { readonly type: 'painted'; readonly id: number; readonly path: string; readonly title: string }
  | { readonly type: 'at'; readonly path: string }
  | { readonly type: 'chose'; readonly item: string }
  | { readonly type: 'leave'; readonly href: string }
  /** Sent for an action of the portal that the preview does not run, such as `logOut`. */
  | { readonly type: 'action'; readonly name: string }
  | { readonly type: 'language'; readonly language: Language }
  /** Sent for a key of the workbench that was pressed in the frame, such as `Shift F6`. */
  | { readonly type: 'key'; readonly name: FrameKey }
  /** `text` is the id of the block that failed; empty if unknown. */
  | { readonly type: 'failed'; readonly text: string };
