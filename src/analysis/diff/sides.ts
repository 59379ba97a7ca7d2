import type { Diagram } from '../diagram/diagrams.ts';
import type { PortalItem } from '../model/portal-item.ts';
import type { PortalModel } from '../model/portal-model.ts';

/** Two configurations over the same possible members, and what is the same in both. */
export interface Sides {
  readonly before: PortalModel;
  readonly after: PortalModel;
  readonly possible: Diagram;
  /** The plan variants are the same, in the same order. */
  readonly sameVariants: boolean;
  /** The words of both languages are the same for the same variant. */
  readonly sameWords: boolean;
  /** Every named address, path and frame is the same. */
  readonly sameAddresses: boolean;
}

/** An item that both configurations have. */
export interface Pair {
  readonly before: PortalItem;
  readonly after: PortalItem;
  /** Members who see it on both sides. */
  readonly both: Diagram;
}
