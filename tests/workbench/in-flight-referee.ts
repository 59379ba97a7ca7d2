import type { Role } from '../../src/workbench/store/rights.ts';
import type { Told } from './in-flight-world.ts';

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

interface Freeze {
  readonly id: string;
  from: number;
  until: number;
}

const usual: Readonly<Record<Name, readonly Role[]>> = {
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
export const referee = (told: (change: ChangeOf) => Told) => {
  const roles = new Map<Name, readonly Role[]>(names.map((name) => [name, usual[name]]));
  const disabled = new Set<Name>();
  const cases = new Map<string, Case>();
  const freezes: Freeze[] = [];
  const settings = { approvals: 1, soleApproverMayPublish: true };
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
    const [first, second] = [told(one), told(other)];
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
  return {
    roles,
    disabled,
    cases,
    freezes,
    settings,
    caseOf,
    isApproved,
    /** Why a change may not go live now; undefined where it may. */
    whyNot: (
      draft: string,
      change: ChangeOf,
      wish: { readonly by: Name; readonly isExempt: boolean },
    ): string | undefined => {
      const approvers = new Set(counting(draft, change).map(({ who }) => who));
      if (!isApproved(draft, change))
        return `${approvers.size} of ${settings.approvals} approvals count${isAsked(draft) ? ', and changes were asked for' : ''}`;
      if (!holds(wish.by, 'publisher')) return `${wish.by} may not publish`;
      if (!settings.soleApproverMayPublish && approvers.size === 1 && approvers.has(wish.by))
        return `${wish.by} is the only approver and publishes`;
      const now = Date.now();
      return !wish.isExempt && freezes.some(({ from, until }) => from <= now && now < until)
        ? 'publishing is frozen'
        : undefined;
    },
    /** Records a release of a draft. Returns the published values that it changes without an approval of that. */
    released: (draft: string, change: ChangeOf): readonly string[] => {
      const approvals = counting(draft, change).map((one) => told(one).list);
      const lost = [...told(change).list].filter(([at, [before, after]]) => {
        if (published.get(at) !== before) return false;
        return !approvals.some((list) => list.get(at)?.[0] === before && list.get(at)?.[1] === after);
      });
      for (const [at, [, after]] of told(change).list) published.set(at, after);
      return lost.map(([at]) => at);
    },
    /** A rollback, or what an operator published: it may change everything, and nobody reviews it. */
    replaced: (change: ChangeOf): void => {
      for (const at of told(change).list.keys()) published.delete(at);
    },
  };
};

export type Referee = ReturnType<typeof referee>;
