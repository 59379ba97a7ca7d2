import type { CompiledPortal } from '../../../config/compile/compile-config.ts';
import type { Language, PortalConfig, Words } from '../../../config/portal-config.ts';

export interface ItemMark {
  readonly shown: boolean;
  readonly reason: string;
  /** Undefined: it is not in the draft. */
  readonly address: string | undefined;
  readonly note?: string | undefined;
}

/** Marks by item id, as the analysis names items. */
export type Marks = Readonly<Record<string, ItemMark>>;

/** How the frame shows the page. */
export interface ShowMode {
  /** Overrides the system's setting. */
  readonly look: 'light' | 'dark';
  /** Marks items and shows hidden ones; false: the page as the member sees it. */
  readonly outlines: boolean;
  readonly chosen: string | undefined;
  /** Greyed: the texts have errors, and this is the last page without errors. */
  readonly isOld: boolean;
  /** The language of the workbench, for the overlay. */
  readonly says: Language;
}

/** A page of a portal for one member at one moment. */
export interface Shown {
  readonly config: PortalConfig;
  readonly words: Words;
  readonly theme: CompiledPortal['theme'];
  readonly language: Language;
  readonly path: string;
  /** The member's coverage data; undefined: signed out. */
  readonly dataString: string | undefined;
  readonly coverage: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly marks: Marks;
  readonly mode: ShowMode;
}

/** A page with the number that `painted` repeats. */
export interface Show extends Shown {
  readonly id: number;
}

/** Messages from the workbench page to the frame. */
export type ToFrame =
  /** Only what changed; the first message has everything. */
  | { readonly type: 'show'; readonly id: number; readonly changed: Partial<Shown> }
  /** New marks for the same page. */
  | { readonly type: 'marks'; readonly marks: Marks };

/** Messages from the frame to the workbench page. */
export type FromFrame =
  | { readonly type: 'ready' }
  /** A `show` is painted: its final path and the document's title. */
  | { readonly type: 'painted'; readonly id: number; readonly path: string; readonly title: string }
  | { readonly type: 'at'; readonly path: string }
  | { readonly type: 'chose'; readonly item: string }
  | { readonly type: 'leave'; readonly href: string }
  /** An action of the portal that is not run here, such as `logOut`. */
  | { readonly type: 'action'; readonly name: string }
  | { readonly type: 'language'; readonly language: Language }
  /** `text` is the id of the block that failed; empty if unknown. */
  | { readonly type: 'failed'; readonly text: string };
