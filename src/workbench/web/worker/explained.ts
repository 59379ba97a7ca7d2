/** Whether members see something or satisfy it: all of those asked about, none, or some. */
export type Verdict = 'shown' | 'hidden' | 'depends';

/** One condition on the way to an item. */
export interface ExplainedStep {
  /** What it is a condition of. */
  readonly kind: 'signedIn' | 'signedOut' | 'choice' | 'plans' | 'screen' | 'parent' | 'block' | 'item' | 'data' | 'link';
  /** The id of what has it; of a link its target. */
  readonly at: string;
  /** What has to be so, in words. */
  readonly says: string;
  /** Whether the members asked about satisfy it. */
  readonly verdict: Verdict;
}

/** What some of the members asked about get. */
export interface ExplainedGroup {
  /** Who they are, in words; empty: all of them. */
  readonly who: string;
  /** What they get, in one line; empty: what the item says for everybody. */
  readonly gets: string;
}

/** A member as an example, with the reasons that hold for them. */
export interface ExplainedExample {
  /** As addresses name them: `m08`, or with facts that are made up, `m08;isSubscriber=false`. */
  readonly member: string | undefined;
  readonly says: string;
  /** Why they see it or do not, and what would change that, as `portal explain` prints it. */
  readonly sentences: readonly string[];
}

/** An assumption without which an answer would not be true of everybody. */
export interface Assumption {
  /** Of the constraint. */
  readonly id: string;
  readonly says: string;
}

/** Why members see an item or do not. */
export interface Explained {
  readonly item: string;
  readonly kind: string;
  readonly verdict: Verdict;
  readonly steps: readonly ExplainedStep[];
  /** What everybody gets who sees it, in one line. */
  readonly everywhere: string;
  readonly groups: readonly ExplainedGroup[];
  readonly assumes: readonly Assumption[];
  /** Who sees it of all possible members: the cases and plans in sentences. */
  readonly audience: readonly string[];
  /** Every sample member, with whether they see it. */
  readonly sights: readonly { readonly name: string; readonly says: string; readonly isShown: boolean }[];
  /** Everybody, some or nobody of the members of each plan. */
  readonly plans: readonly { readonly plan: string; readonly share: 'all' | 'some' | 'none' }[];
  /** Each link that some members get who see it, and the sample members who get it; in the order in which they win. */
  readonly links: readonly { readonly target: string | undefined; readonly samples: readonly string[] }[];
  /** Sample members who see it, of those asked about. */
  readonly samples: readonly string[];
  /** Somebody asked about; one who sees it, where there is one. Undefined: nobody can be. */
  readonly example: ExplainedExample | undefined;
  /** Where it is written: its address in the draft. */
  readonly address: string | undefined;
}
