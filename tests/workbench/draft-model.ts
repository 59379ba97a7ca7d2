import type { DraftKind } from '../../src/workbench/api/generated/api-shapes.ts';
import type { DraftState } from '../../src/workbench/store/tables/draft-tables.ts';

/**
 * Who walks: an author, one who writes and reviews, a reviewer, a publisher, and one who does everything. Authors are
 * editors, or operators if the draft is for operator settings.
 */
export type Walker = 'edda' | 'rolf' | 'rita' | 'paul' | 'solo';

/** One step of a walk, and whose. */
export type Step =
  | { readonly does: 'edit'; readonly who: 'edda' | 'rolf' | 'solo'; readonly value: string }
  /** An edit by an author of the other kind of drafts, or of a file of the other kind. */
  | { readonly does: 'intrude'; readonly who: 'stranger' | 'edda' }
  | { readonly does: 'approve' | 'changes'; readonly who: 'rolf' | 'rita' | 'solo' }
  | { readonly does: 'withdraw'; readonly who: 'rolf' | 'rita' | 'solo' }
  | { readonly does: 'publish'; readonly instead: boolean }
  | { readonly does: 'emergency'; readonly who: 'paul' | 'solo' }
  | { readonly does: 'confirm' | 'revert'; readonly who: 'rolf' | 'rita' | 'solo' }
  | { readonly does: 'restore' | 'undo'; readonly back: number }
  | { readonly does: 'submit'; readonly stale: boolean }
  | { readonly does: 'schedule'; readonly past: boolean }
  | {
      readonly does:
        | 'recall'
        | 'discard'
        | 'reopen'
        | 'merge'
        | 'unschedule'
        | 'due'
        | 'settle'
        | 'fail'
        | 'live'
        | 'dismiss';
    };

/** What a source is in the model: the live files that it is based on, and the one value that walks edit. */
interface Content {
  readonly base: number;
  readonly value: string;
}

interface Revision extends Content {
  /** Who wrote the value; undefined if the revision did not change it. */
  readonly by?: Walker | undefined;
}

interface ModelReview extends Content {
  readonly who: Walker;
  readonly verdict: 'approve' | 'changes';
  readonly withdrawn: boolean;
  readonly dismissed: boolean;
}

/**
 * A draft as section "states" of the design has it, in plain words: what is stored, and what is derived of
 * it.
 */
export interface Model {
  readonly kind: DraftKind;
  readonly state: DraftState;
  readonly live: number;
  readonly revisions: readonly Revision[];
  readonly authors: ReadonlySet<Walker>;
  readonly reviews: readonly ModelReview[];
  /** A publication is under way, by its schedule or by hand. */
  readonly leaving: 'by hand' | 'by schedule' | undefined;
  /** Who published it without an approval, and how far a reviewer's decision is. */
  readonly emergency:
    { readonly by: Walker; readonly is: 'asked' | 'waiting' | 'confirmed' | 'reverting' } | undefined;
}

/** The value that walks edit, as it is at first. */
export const firstValue: Readonly<Record<DraftKind, string>> = {
  ...{ content: 'https://one.example', operator: 'https://old.example/' },
};

export const begin = (live: number, kind: DraftKind): Model => ({
  kind,
  state: 'open',
  live,
  revisions: [{ base: live, value: firstValue[kind] }],
  authors: new Set(),
  reviews: [],
  leaving: undefined,
  emergency: undefined,
});

export const contentOf = ({ revisions }: Model): Content => revisions.at(-1) as Content;

const isSame = (one: Content, other: Content): boolean =>
  one.base === other.base && one.value === other.value;

const counting = (model: Model): readonly ModelReview[] =>
  model.reviews.filter((one, index) => {
    const newer = model.reviews.slice(index + 1).filter((later) => later.who === one.who && !later.withdrawn);
    if (one.withdrawn || one.dismissed) return false;
    if (one.verdict === 'changes') return newer.length === 0;
    const isReplaced = newer.some((later) => later.verdict === 'changes' || isSame(later, one));
    return !model.authors.has(one.who) && isSame(one, contentOf(model)) && !isReplaced;
  });

// Whatever the settings say.
const neededFor: Readonly<Record<DraftKind, number>> = { content: 1, operator: 2 };

/** Values that are derived from a model and never stored. */
export const derived = (model: Model) => {
  const all = counting(model);
  const changesAsked = all.some(({ verdict }) => verdict === 'changes');
  const approvals = all.filter(({ verdict }) => verdict === 'approve').length;
  const older = model.reviews.some(
    (one) =>
      one.verdict === 'approve' &&
      !one.withdrawn &&
      (model.authors.has(one.who) || !isSame(one, contentOf(model))),
  );
  return {
    approvals,
    changesAsked,
    approved: approvals >= neededFor[model.kind] && !changesAsked,
    lapsed: approvals === 0 && older,
    outdated:
      model.state !== 'published' && model.state !== 'discarded' && contentOf(model).base !== model.live,
  };
};

/** The model after a step, or the code of its refusal. */
type Next = Model | string;

const isClosed = ({ state }: Model): boolean => state === 'published' || state === 'discarded';

const moved = (model: Model, from: readonly DraftState[], to: Partial<Model>): Next => {
  if (from.includes(model.state)) return { ...model, ...to };
  return isClosed(model) ? 'closed' : 'other-state';
};

const isEditable = ({ state }: Model): boolean => ['open', 'review'].includes(state);

// What changes nothing makes no revision and no author.
const revised = (model: Model, content: Content, who: Walker): Next => {
  if (!isEditable(model)) return 'closed';
  const before = contentOf(model);
  if (isSame(content, before)) return model;
  const by = content.value === before.value ? undefined : who;
  return {
    ...model,
    revisions: [...model.revisions, { ...content, by }],
    authors: new Set([...model.authors, who]),
  };
};

const mayGoLive = (model: Model): string | undefined => {
  if (isClosed(model)) return 'closed';
  if (contentOf(model).base !== model.live) return 'base-is-not-live';
  const { approved, lapsed, changesAsked } = derived(model);
  if (changesAsked) return 'changes-requested';
  if (approved) return undefined;
  return lapsed ? 'approval-lapsed' : 'approvals-missing';
};

const judged = (model: Model, who: Walker, verdict: ModelReview['verdict']): Next => {
  if (model.state !== 'review') return isClosed(model) ? 'closed' : 'other-state';
  if (model.authors.has(who)) return 'own-draft';
  const reviews = [
    ...model.reviews,
    { ...contentOf(model), who, verdict, withdrawn: false, dismissed: false },
  ];
  return { ...model, reviews, state: verdict === 'changes' ? 'open' : 'review' };
};

const withdrawn = (model: Model, who: Walker): Next => {
  const place = model.reviews.findLastIndex((one) => one.who === who);
  if (place < 0) return 'unknown';
  if (isClosed(model) || model.state === 'publishing') return 'closed';
  const after = {
    ...model,
    reviews: model.reviews.map((one, index) => (index === place ? { ...one, withdrawn: true } : one)),
  };
  return after.state === 'scheduled' && !derived(after).approved ? { ...after, state: 'review' } : after;
};

// The newest request for changes that holds.
const dismissed = (model: Model): Next => {
  const request = counting(model).findLast(({ verdict }) => verdict === 'changes');
  if (!request) return 'unknown';
  if (isClosed(model)) return 'closed';
  return {
    ...model,
    reviews: model.reviews.map((one) => (one === request ? { ...one, dismissed: true } : one)),
  };
};

const published = (model: Model, instead: boolean): Next => {
  const refusal = mayGoLive(model);
  if (refusal !== undefined) return refusal;
  const isWaiting = model.state === 'scheduled' || model.leaving === 'by schedule';
  if (isWaiting && !instead) return 'scheduled';
  return moved(model, isWaiting ? ['scheduled'] : ['review'], { state: 'publishing', leaving: 'by hand' });
};

const inEmergency = (model: Model, by: Walker): Next => {
  if (isClosed(model)) return 'closed';
  if (contentOf(model).base !== model.live) return 'base-is-not-live';
  if (model.kind === 'operator') return 'approvals-missing';
  if (derived(model).changesAsked) return 'changes-requested';
  if (model.emergency?.by === by) return 'emergency-waits';
  return moved(model, ['open', 'review'], {
    ...{ state: 'publishing', leaving: 'by hand' },
    emergency: { by, is: 'asked' },
  });
};

// The live files of the model are those of others, so nothing of the draft is left to take back.
const decided = (model: Model, who: Walker, is: 'confirmed' | 'reverting'): Next => {
  if (!model.emergency) return 'unknown';
  if (model.emergency.by === who || model.authors.has(who)) return 'own-emergency';
  return model.emergency.is === 'waiting'
    ? { ...model, emergency: { ...model.emergency, is } }
    : 'other-state';
};

// Edda restores. The value of another person stays unless she decides about it, which walks do not.
const restored = (model: Model, back: number): Next => {
  if (!isEditable(model)) return 'closed';
  const { revisions } = model;
  const rev = Math.max(0, revisions.length - 1 - back);
  const now = contentOf(model);
  const { base, value } =
    rev === 0 ? { base: now.base, value: firstValue[model.kind] } : (revisions[rev] as Content);
  const by = revisions.slice(rev + 1).findLast((one) => one.by !== undefined)?.by;
  if (value !== now.value && by !== 'edda') return 'changed-meanwhile';
  return revised(model, { base, value }, 'edda');
};

// A value that was changed after the revision stays, and so does the value of another person.
const undone = (model: Model, back: number): Next => {
  if (!isEditable(model)) return 'closed';
  const { revisions } = model;
  const rev = Math.max(1, revisions.length - 1 - back);
  const [before, after, now] = [revisions[rev - 1], revisions[rev], contentOf(model)];
  if (!before || !after) return 'unknown';
  const isLater = (of: 'base' | 'value'): boolean =>
    before[of] !== after[of] && ![before[of], after[of]].includes(now[of]);
  const isOthers = after.by !== undefined && after.by !== 'edda';
  if (isOthers || isLater('value') || isLater('base')) return 'changed-meanwhile';
  const base = now.base === after.base ? before.base : now.base;
  const value = now.value === after.value ? before.value : now.value;
  return revised(model, { base, value }, 'edda');
};

const intruded = (model: Model, who: 'stranger' | 'edda'): Next => {
  if (who === 'stranger') return model.kind === 'operator' ? 'not-operator' : 'not-allowed';
  if (!isEditable(model)) return 'closed';
  return model.kind === 'operator' ? 'only-operator-settings' : 'not-operator';
};

const merged = (model: Model): Next => {
  return revised(model, { base: model.live, value: contentOf(model).value }, 'edda');
};

/** What a step does to a draft, by the table of states alone. */
export const after = (model: Model, step: Step): Next => {
  switch (step.does) {
    case 'edit':
      return revised(model, { ...contentOf(model), value: step.value }, step.who);
    case 'intrude':
      return intruded(model, step.who);
    case 'restore':
      return restored(model, step.back);
    case 'undo':
      return undone(model, step.back);
    case 'merge':
      return merged(model);
    case 'submit':
      return step.stale && model.state === 'open'
        ? 'other-source'
        : moved(model, ['open'], { state: 'review' });
    case 'recall':
      return moved(model, ['review'], { state: 'open' });
    case 'discard':
      return moved(model, ['open', 'review'], { state: 'discarded' });
    case 'reopen':
      return moved(model, ['discarded'], { state: 'open' });
    case 'approve':
    case 'changes':
      return judged(model, step.who, step.does);
    case 'withdraw':
      return withdrawn(model, step.who);
    case 'dismiss':
      return dismissed(model);
    case 'publish':
      return published(model, step.instead);
    case 'schedule':
      return step.past ? 'past' : (mayGoLive(model) ?? moved(model, ['review'], { state: 'scheduled' }));
    case 'unschedule':
      return moved(model, ['scheduled'], { state: 'review' });
    case 'due':
      return model.state === 'scheduled' && contentOf(model).base === model.live
        ? { ...model, state: 'publishing', leaving: 'by schedule' }
        : model;
    case 'emergency':
      return inEmergency(model, step.who);
    case 'confirm':
      return decided(model, step.who, 'confirmed');
    case 'revert':
      return decided(model, step.who, 'reverting');
    case 'settle':
      return model.leaving
        ? {
            ...{ ...model, state: 'published', leaving: undefined },
            ...(model.emergency && { emergency: { ...model.emergency, is: 'waiting' } }),
          }
        : model;
    case 'fail':
      return model.leaving ? { ...model, state: 'review', leaving: undefined, emergency: undefined } : model;
    case 'live':
      return { ...model, live: model.live + 1 };
  }
};
