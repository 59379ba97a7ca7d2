import type { BlockView } from '../blocks/block-views.ts';

/** A block on a screen, with the further ids that a hash may name. */
export type ShownBlock = BlockView & { readonly anchors?: readonly string[] | undefined };

/** One column or row of blocks. `hero` and `columns` lay their blocks out by `area`; `full` holds one block. */
export type RowView =
  | { readonly kind: 'full'; readonly block: ShownBlock }
  | { readonly kind: 'hero'; readonly blocks: readonly ShownBlock[] }
  | { readonly kind: 'columns'; readonly main: readonly ShownBlock[]; readonly side: readonly ShownBlock[] };

/** A screen ready to be shown to one member in one language: plain data, no plan flags. */
export interface ScreenView {
  readonly key: string;
  readonly layout: 'member' | 'public';
  /** Document title and, unless a block brings its own, the main heading. */
  readonly title: string;
  /** Absent when a block (greeting, chooser, sign-in, not-found) carries the main heading. */
  readonly heading?: string | undefined;
  readonly intro?: string | undefined;
  /** The screen above, for the way back. */
  readonly parent?: { readonly title: string; readonly href: string } | undefined;
  readonly rows: readonly RowView[];
}
