/** Whether members see an item: all of those asked about, none, or some. */
export type Verdict = 'shown' | 'hidden' | 'depends';

/** One condition on the way to an item, as it is written and in words. */
export interface ExplainedStep {
  /** What it is a condition of. */
  readonly kind: 'screen' | 'block' | 'item' | 'link' | 'other';
  /** The id of what it stands at. */
  readonly at: string;
  readonly says: string;
  /** Whether the members asked about satisfy it. */
  readonly verdict: Verdict;
  /** The draft's address of it, to be edited; undefined where it is not written anywhere. */
  readonly address: string | undefined;
}

/** What some of the members asked about get. */
export interface ExplainedGroup {
  /** Who they are, in words; empty: all of them. */
  readonly who: string;
  readonly isShown: boolean;
  /** What they get, by field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly samples: readonly string[];
}

/** Why members see an item or do not. */
export interface Explained {
  readonly item: string;
  readonly kind: string;
  readonly verdict: Verdict;
  /** The same explanation in sentences, as `portal explain` prints it. */
  readonly sentences: readonly string[];
  readonly steps: readonly ExplainedStep[];
  readonly groups: readonly ExplainedGroup[];
  /** Everybody, some or nobody of the members of each plan. */
  readonly plans: readonly { readonly plan: string; readonly share: 'all' | 'some' | 'none' }[];
  /** Assumed constraints without which this would not be true of everybody, by id and in words. */
  readonly assumes: readonly { readonly id: string; readonly says: string }[];
  /** What the smallest change to a member would do, in words; undefined where none does. */
  readonly change: string | undefined;
  /** Sample members who see it. */
  readonly samples: readonly string[];
  /** The address of the item in the draft. */
  readonly address: string | undefined;
}
