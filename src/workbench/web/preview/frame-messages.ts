import type { CompiledPortal } from '../../../config/compile/compile-config.ts';
import type { Language, PortalConfig, Words } from '../../../config/portal-config.ts';

/** What the overlay says of an item. */
export interface ItemMark {
  /** Whether the member on show sees it. */
  readonly shown: boolean;
  /** Why they do not, in the language of the workbench; empty where they do. */
  readonly reason: string;
  /** The draft's address of its entry; undefined: it is not in the draft. */
  readonly address: string | undefined;
  /** What else there is to say of it in a word or two, such as that it differs from live; undefined: nothing. */
  readonly note?: string | undefined;
}

/** Marks by the item's id, as the analysis names it. */
export type Marks = Readonly<Record<string, ItemMark>>;

/** How the page is shown. */
export interface ShowMode {
  /** The look of the portal's page, whatever the system has. */
  readonly look: 'light' | 'dark';
  /** Draw what can be chosen, what is chosen and what is hidden; false: the page as the member sees it. */
  readonly outlines: boolean;
  /** The id of the item that is being edited. */
  readonly chosen: string | undefined;
  /** Greyed: the present texts have mistakes, this is the last page that could be drawn. */
  readonly isOld: boolean;
  /** The language of the workbench, in which the overlay speaks. */
  readonly says: Language;
}

/** A page of a portal, for one member at one moment. */
export interface Shown {
  readonly config: PortalConfig;
  readonly words: Words;
  /** The brand's CSS custom properties. */
  readonly theme: CompiledPortal['theme'];
  readonly language: Language;
  /** Path and query in that language. */
  readonly path: string;
  /** The member's coverage data; undefined: nobody is signed in. */
  readonly dataString: string | undefined;
  /** The id of the chosen coverage; undefined: none is chosen. */
  readonly coverage: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly marks: Marks;
  readonly mode: ShowMode;
}

/** A page with its number. */
export interface Show extends Shown {
  /** Counts up; `painted` names it again. */
  readonly id: number;
}

/** What the page tells the frame. */
export type ToFrame =
  /** What is to be shown otherwise than before; everything at first. */
  | { readonly type: 'show'; readonly id: number; readonly changed: Partial<Shown> }
  /** Other marks over the page that is on show. */
  | { readonly type: 'marks'; readonly marks: Marks };

/** What the frame tells the page. */
export type FromFrame =
  | { readonly type: 'ready' }
  /** A `show` is painted: the path that it led to, and the document's title. */
  | { readonly type: 'painted'; readonly id: number; readonly path: string; readonly title: string }
  /** Somebody followed a link of the portal. */
  | { readonly type: 'at'; readonly path: string }
  | { readonly type: 'chose'; readonly item: string }
  /** A link would leave the portal for this address. */
  | { readonly type: 'leave'; readonly href: string }
  /** The portal would have done something upstream, such as `logOut`. */
  | { readonly type: 'action'; readonly name: string }
  | { readonly type: 'language'; readonly language: Language }
  /** The page could not be drawn; `text` is the id of the block that failed, or empty where that is not known. */
  | { readonly type: 'failed'; readonly text: string };
