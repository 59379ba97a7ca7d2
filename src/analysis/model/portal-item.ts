import type { Diagram } from '../diagram/diagrams.ts';
import type { Choice } from './choices.ts';
import type { Step } from './step.ts';

export type ItemKind = 'screen' | 'block' | 'item' | 'entry';

/** A link that some members get, and for whom of them it leads somewhere. */
export interface LinkChoice extends Choice {
  readonly leads: Diagram;
}

/** Where an item's words stand: under a screen key (and an item id), or under a menu. */
export type WordsAt = { readonly screen: string; readonly item?: string } | { readonly menu: string; readonly entry: string };

/** Anything whose visibility is decided: a screen, a block, an item of a block, an entry of a menu. */
export interface PortalItem {
  /** `home`, `home/quickLinks`, `home/quickLinks/changePcp`, `menus/legal/faqs`. */
  readonly id: string;
  readonly kind: ItemKind;
  /** What has to hold before its link is asked. */
  readonly steps: readonly Step[];
  readonly gate: Diagram;
  /** Empty: the item has no link. */
  readonly links: readonly LinkChoice[];
  /** Members whom a link that leads nowhere does not hide it from. */
  readonly followed: Diagram;
  /** Items without which it is not on show; then it needs one of them, and nothing else. */
  readonly holds?: readonly PortalItem[] | undefined;
  readonly shown: Diagram;
  readonly words: WordsAt;
  /** Its entry in the configuration. */
  readonly source: Readonly<Record<string, unknown>>;
}
