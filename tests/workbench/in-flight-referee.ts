import type { Role } from '../../src/workbench/store/rights.ts';
import type { Report } from './in-flight-world.ts';

/** Who takes part in walks; `ana` gives the others their roles. */
export const names = ['edda', 'rolf', 'rita', 'solo', 'paul'] as const;

export type Name = (typeof names)[number];

/** A change by the two sources that it leads from and to. */
export interface ChangeOf {
  readonly base: string;
  readonly source: string;
}

interface Opinion extends ChangeOf {
  readonly id: string;
  readonly who: Name;
  readonly verdict: 'approve' | 'changes';
  withdrawn: boolean;
  dismissed: boolean;
}

interface Case {
  readonly authors: Set<Name>;
  readonly opinions: Opinion[];
  schedule: { isExempt: boolean } | undefined;
}

/** A release without an approval, by its publication. */
interface Urgent extends ChangeOf {
  readonly draft: string;
  readonly by: Name;
  readonly text: string;
  state: 'asked' | 'live' | 'decided';
}

interface Freeze {
  readonly id: string;
  from: number;
  until: number;
}

/** The roles that people have at first. */
export const usualRoles: Readonly<Record<Name, readonly Role[]>> = {
  edda: ['editor'],
  rolf: ['reviewer', 'editor'],
  rita: ['reviewer'],
  solo: ['editor', 'reviewer', 'publisher'],
  paul: ['publisher'],
};

/**
 * Checks each publication against the rules of the design alone. It keeps what people did, and compares changes by
 * `told`; it asks neither the store nor the program's own comparisons.
 */
export const referee = (factsOf: (change: ChangeOf) => Report) => {
  const roles = new Map<Name, readonly Role[]>(names.map((name) => [name, usualRoles[name]]));
  const disabled = new Set<Name>();
  const cases = new Map<string, Case>();
  const freezes: Freeze[] = [];
  const settings = { approvals: 1, soleApproverMayPublish: true, emergencyNotices: false };
  const urgent = new Map<string, Urgent>();
  /** The values that releases of drafts published, and nothing has changed since. */
  const published = new Map<string, string | undefined>();

  const caseOf = (draft: string): Case => {
    const found = cases.get(draft);
    if (!found) throw new Error(`The referee does not know the draft ${draft}.`);
    return found;
  };
  const holds = (who: Name, role: Role): boolean =>
    !disabled.has(who) && (roles.get(who) ?? []).includes(role);
  const isOneChange = (one: ChangeOf, other: ChangeOf): boolean => {
    const [first, second] = [factsOf(one), factsOf(other)];
    return first.listed === second.listed && first.effect === second.effect;
  };
  const counting = (draft: string, change: ChangeOf): readonly Opinion[] => {
    const { opinions, authors } = caseOf(draft);
    return opinions.filter(
      (one, at) =>
        one.verdict === 'approve' &&
        !one.withdrawn &&
        !authors.has(one.who) &&
        holds(one.who, 'reviewer') &&
        isOneChange(one, change) &&
        !opinions
          .slice(at + 1)
          .some((later) => later.who === one.who && later.verdict === 'changes' && !later.withdrawn),
    );
  };
  const isAsked = (draft: string): boolean => {
    const { opinions } = caseOf(draft);
    return opinions.some(
      (one, at) =>
        one.verdict === 'changes' &&
        !one.withdrawn &&
        !one.dismissed &&
        !opinions.slice(at + 1).some((later) => later.who === one.who && !later.withdrawn),
    );
  };
  const isApproved = (draft: string, change: ChangeOf): boolean =>
    new Set(counting(draft, change).map(({ who }) => who)).size >= settings.approvals && !isAsked(draft);
  const isFrozen = (): boolean => {
    const now = Date.now();
    return freezes.some(({ from, until }) => from <= now && now < until);
  };
  const isWaiting = (who: Name): boolean =>
    [...urgent.values()].some(({ by, state }) => by === who && state === 'live');
  const urgentOf = (id: string): Urgent => {
    const found = urgent.get(id);
    if (!found) throw new Error(`The referee does not know the emergency release ${id}.`);
    return found;
  };
  return {
    roles,
    disabled,
    cases,
    freezes,
    settings,
    urgent,
    caseOf,
    isApproved,
    /** Why a change may not go live now; undefined where it may. */
    whyNot: (
      draft: string,
      change: ChangeOf,
      request: { readonly by: Name; readonly isExempt: boolean },
    ): string | undefined => {
      const approvers = new Set(counting(draft, change).map(({ who }) => who));
      if (!isApproved(draft, change))
        return `${approvers.size} of ${settings.approvals} approvals count${isAsked(draft) ? ', and changes were asked for' : ''}`;
      if (!holds(request.by, 'publisher')) return `${request.by} may not publish`;
      if (!settings.soleApproverMayPublish && approvers.size === 1 && approvers.has(request.by))
        return `${request.by} is the only approver and publishes`;
      return !request.isExempt && isFrozen() ? 'publishing is frozen' : undefined;
    },
    /** Why a change may not go live without an approval; undefined where it may. */
    whyNotUrgent: (id: string): string | undefined => {
      const { draft, by, text, ...change } = urgentOf(id);
      if (!settings.emergencyNotices) return 'the settings allow no emergency release';
      if (!holds(by, 'publisher')) return `${by} may not publish`;
      if (text.trim() === '') return 'it has no reason';
      if (isAsked(draft)) return 'changes were asked for';
      if (!factsOf(change).isUrgent) return 'it is more than a notice';
      if (isWaiting(by)) return `an emergency release by ${by} waits for a reviewer`;
      return isFrozen() ? 'publishing is frozen' : undefined;
    },
    /** Why a person may not go back to an older release; undefined where they may. */
    whyNotRollback: (by: Name): string | undefined =>
      holds(by, 'publisher') ? undefined : `${by} may not publish`,
    /** Why a person may not confirm or revert an emergency release. */
    whyNotDecide: (id: string, who: Name): string | undefined => {
      const { draft, by, state } = urgentOf(id);
      if (state !== 'live') return 'it waits for nobody';
      if (!holds(who, 'reviewer')) return `${who} may not review`;
      return who === by || caseOf(draft).authors.has(who) ? `${who} takes part in it` : undefined;
    },
    /** Records an emergency release. Returns why it may not be live although it was asked for rightly. */
    urgentReleased: (id: string): string | undefined => {
      const one = urgentOf(id);
      const why = isWaiting(one.by) ? `a second emergency release by ${one.by} is live` : undefined;
      one.state = 'live';
      for (const [at, [, after]] of factsOf(one).list) published.set(at, after);
      return why;
    },
    /** Records that a reviewer has decided, and nothing is published for it. */
    decided: (id: string): void => {
      urgentOf(id).state = 'decided';
    },
    /** Records that an emergency release was reverted. Returns the values that it did not change. */
    reverted: (id: string, change: ChangeOf): readonly string[] => {
      const one = urgentOf(id);
      one.state = 'decided';
      const { list } = factsOf(one);
      return [...factsOf(change).list].flatMap(([at, [before, after]]) => {
        published.delete(at);
        const made = list.get(at);
        return made?.[0] === after && made?.[1] === before ? [] : [at];
      });
    },
    /** The changes that the counting approvals are about, with the rights of this moment. */
    approvedChanges: (draft: string, change: ChangeOf): readonly ChangeOf[] => counting(draft, change),
    /** Records a release of a draft. Returns the published values that it changes and that no approval was about. */
    released: (change: ChangeOf, approved: readonly ChangeOf[]): readonly string[] => {
      const approvals = approved.map((one) => factsOf(one).list);
      const lost = [...factsOf(change).list].filter(([at, [before, after]]) => {
        if (published.get(at) !== before) return false;
        return !approvals.some((list) => list.get(at)?.[0] === before && list.get(at)?.[1] === after);
      });
      for (const [at, [, after]] of factsOf(change).list) published.set(at, after);
      return lost.map(([at]) => at);
    },
    /** A rollback, or what an operator published: it may change everything, and nobody reviews it. */
    replaced: (change: ChangeOf): void => {
      for (const at of factsOf(change).list.keys()) published.delete(at);
    },
  };
};

export type Referee = ReturnType<typeof referee>;
