/** Whether all of the requested members see something or satisfy it, none, or some. */
export type Verdict = 'shown' | 'hidden' | 'depends';

export interface ExplainedStep {
  readonly kind: 'signedIn' | 'signedOut' | 'choice' | 'plans' | 'screen' | 'parent' | 'block' | 'item' | 'data' | 'link';
  /** The id of the owner; for a link its target. */
  readonly at: string;
  readonly says: string;
  readonly verdict: Verdict;
}

export interface ExplainedGroup {
  /** Who they are, in words; empty: all of them. */
  readonly who: string;
  /** What they get, in one line; empty: only what everyone gets. */
  readonly gets: string;
}

export interface ExplainedExample {
  /** As in addresses: `m08`, or a made-up member such as `m08;isSubscriber=false`. */
  readonly member: string | undefined;
  readonly says: string;
  /** Why they see it or not, and what would change that, as in `portal explain`. */
  readonly sentences: readonly string[];
}

// Without it, the answer would not hold for everyone.
export interface Assumption {
  readonly id: string;
  readonly says: string;
}

/** Why members see an item or do not. */
export interface Explained {
  readonly item: string;
  readonly kind: string;
  readonly verdict: Verdict;
  readonly steps: readonly ExplainedStep[];
  /** What every member who sees it gets, in one line. */
  readonly everywhere: string;
  readonly groups: readonly ExplainedGroup[];
  readonly assumes: readonly Assumption[];
  readonly audience: readonly string[];
  readonly sights: readonly { readonly name: string; readonly says: string; readonly isShown: boolean }[];
  /** The share of each plan's members who see it. */
  readonly plans: readonly { readonly plan: string; readonly share: 'all' | 'some' | 'none' }[];
  /** Links of members who see it, with sample members; the first that applies wins. */
  readonly links: readonly { readonly target: string | undefined; readonly samples: readonly string[] }[];
  /** The requested sample members who see it. */
  readonly samples: readonly string[];
  /** A requested member, if possible one who sees it; undefined: there cannot be one. */
  readonly example: ExplainedExample | undefined;
  readonly address: string | undefined;
}
