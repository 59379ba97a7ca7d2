/** `shown`: all requested members see an item or meet a condition. `hidden`: none. `depends`: some. */
export type Verdict = 'shown' | 'hidden' | 'depends';

export interface ExplainedStep {
  readonly kind:
    'signedIn' | 'signedOut' | 'choice' | 'plans' | 'screen' | 'parent' | 'block' | 'item' | 'data' | 'link';
  /** The id of the item; for a link, its target. */
  readonly at: string;
  readonly says: string;
  readonly verdict: Verdict;
}

export interface ExplainedGroup {
  /** A description of the members; empty for all of them. */
  readonly who: string;
  /** Summarizes what these members get, in one line; empty if it is the same as for everyone. */
  readonly gets: string;
}

export interface ExplainedExample {
  /** The member as written in addresses: `m08`, or a made-up member such as `m08;isSubscriber=false`. */
  readonly member: string | undefined;
  readonly says: string;
  /** Why the members see the item or not, and what would change that, as in `portal explain`. */
  readonly sentences: readonly string[];
}

// Without it, the answer would not hold for everyone.
export interface Assumption {
  readonly id: string;
  readonly says: string;
}

/** The answer to who sees an item and why: for the requested members, in groups. */
export interface Explained {
  readonly item: string;
  readonly kind: string;
  readonly verdict: Verdict;
  readonly steps: readonly ExplainedStep[];
  /** Summarizes what every member who sees the item gets, in one line. */
  readonly everywhere: string;
  readonly groups: readonly ExplainedGroup[];
  readonly assumes: readonly Assumption[];
  readonly audience: readonly string[];
  readonly sights: readonly { readonly name: string; readonly says: string; readonly isShown: boolean }[];
  /** The share of each plan's members who see the item. */
  readonly plans: readonly { readonly plan: string; readonly share: 'all' | 'some' | 'none' }[];
  /** Links of members who see the item, with sample members; the first that applies wins. */
  readonly links: readonly { readonly target: string | undefined; readonly samples: readonly string[] }[];
  /** The requested sample members who see the item. */
  readonly samples: readonly string[];
  /** A requested member, preferably one who sees the item; undefined if there is no possible one. */
  readonly example: ExplainedExample | undefined;
  readonly address: string | undefined;
}
