import type { Diagram } from '../diagram/diagrams.ts';

export type ChangeKind = 'shown' | 'links' | 'words' | 'looks' | 'gates' | 'order';

/** What some possible members see differently of one item. */
export interface MeaningChange {
  readonly kind: ChangeKind;
  readonly item: string;
  /** `link`, `en title`, `es label`, `icon`, `pastDueWhen`; of a visibility: `now`, `gone`, `added`, `removed`. */
  readonly what: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly members: Diagram;
}
