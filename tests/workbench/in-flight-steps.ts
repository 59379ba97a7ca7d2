import fc from 'fast-check';
import type { Role } from '../../src/workbench/store/rights.ts';
import type { Name } from './in-flight-referee.ts';

/** The number of drafts that are prepared when a walk begins. */
export const prepared = 3;

/** Walks have at most this many drafts under way; the last one begins as an urgent notice. */
export const slots = prepared + 1;

interface Edit {
  readonly slot: number;
  readonly who: Name;
  readonly field: number;
  readonly value: number;
}

/** One step of a walk. `slot` names a draft; `field` and `value` are counted from 0 through those there are. */
export type Step =
  | { readonly does: 'begin'; readonly slot: number; readonly copyOf: number }
  | ({ readonly does: 'edit' } & Edit)
  /** An edit that is submitted, and approved by another. */
  | ({ readonly does: 'prepare'; readonly approver: Name } & Edit)
  /** An approval, and then an edit by the same person that is undone, or a merge. */
  | ({
      readonly does: 'meddle';
      readonly by: 'edit' | 'merge';
      readonly back: Name;
      readonly isOne: boolean;
    } & Edit)
  /** A copy of a draft in the place of another, approved by an author of the copied edits if one may review. */
  | { readonly does: 'copy'; readonly slot: number; readonly of: number; readonly who: Name }
  /** An edit of a notice, published without an approval; before that, a reviewer may ask for changes. */
  | ({
      readonly does: 'urgent';
      readonly publisher: Name;
      readonly isAsked: boolean;
      readonly text: string;
    } & Edit)
  | { readonly does: 'confirm' | 'revert'; readonly who: Name }
  | {
      readonly does: 'submit' | 'recall' | 'discard' | 'reopen' | 'dismiss' | 'unschedule';
      readonly slot: number;
    }
  | { readonly does: 'approve' | 'changes' | 'withdraw'; readonly slot: number; readonly who: Name }
  | { readonly does: 'merge'; readonly slot: number; readonly who: Name; readonly take: 'mine' | 'theirs' }
  | {
      readonly does: 'restore';
      readonly slot: number;
      readonly who: Name;
      readonly back: number;
      readonly isOne: boolean;
    }
  | { readonly does: 'publish'; readonly slot: number; readonly who: Name; readonly instead: boolean }
  | { readonly does: 'schedule'; readonly slot: number; readonly who: Name; readonly hours: number }
  | {
      readonly does: 'freeze';
      readonly hours: number;
      readonly lasts: number;
      readonly schedules: 'move' | 'cancel' | 'exempt';
    }
  | { readonly does: 'roles'; readonly who: Name; readonly roles: readonly Role[] }
  | { readonly does: 'disable' | 'enable'; readonly who: Name }
  /** A person is away from now until the next schedule is over. */
  | { readonly does: 'leave'; readonly who: Name }
  | {
      readonly does: 'settings';
      readonly approvals: number;
      readonly sole: boolean;
      readonly urgent: boolean;
    }
  | { readonly does: 'rollback'; readonly who: Name; readonly back: number }
  | { readonly does: 'defineRoute'; readonly field: number; readonly value: number }
  | { readonly does: 'pass'; readonly hours: number }
  | { readonly does: 'lift' | 'untilDue' | 'rebase' | 'fire' | 'store' | 'failToStore' | 'rest' };

const own = fc.constant(prepared);
const slot = fc.oneof({ weight: 6, arbitrary: fc.nat(prepared - 1) }, { weight: 1, arbitrary: own });
const editor = fc.constantFrom<Name>('edda', 'edda', 'rolf', 'solo');
/** Who may be asked for a review. */
export const reviewer = fc.constantFrom<Name>('rita', 'rita', 'rolf', 'solo');
/** Who publishes. */
export const publisher = fc.constantFrom<Name>('paul', 'paul', 'solo');
const anybody = fc.constantFrom<Name>('edda', 'rolf', 'rita', 'rita', 'solo', 'paul', 'paul', 'paul');
const both = fc.constantFrom<Name>('rolf', 'solo');
/** What a random edit of a draft is made of. */
export const change = { slot, who: editor, field: fc.nat(10), value: fc.nat(2) };
/** One of some kinds of steps. */
export const does = <Does extends string>(...of: readonly Does[]) => fc.constantFrom(...of);
const someRoles = fc.subarray<Role>(['editor', 'reviewer', 'publisher'], { minLength: 1 });

const settings = fc.record({
  does: does('settings'),
  approvals: fc.constantFrom(1, 1, 2),
  sole: fc.boolean(),
  urgent: fc.constantFrom(true, true, false),
});

/** A notice that a person publishes without an approval. */
export const urgent = fc.record({
  does: does('urgent'),
  ...change,
  slot: fc.oneof(own, own, own, slot),
  publisher,
  isAsked: fc.nat(6).map((one) => one === 6),
  text: fc.nat(8).map((one) => ['', ' '][one] ?? 'It is urgent.'),
});

const weighted: readonly (readonly [number, fc.Arbitrary<Step>])[] = [
  [10, fc.record({ does: does('prepare'), ...change, approver: reviewer })],
  [
    3,
    fc.record({
      does: does('meddle'),
      ...change,
      who: both,
      by: does('edit', 'edit', 'merge'),
      back: editor,
      isOne: fc.boolean(),
    }),
  ],
  [2, fc.record({ does: does('copy'), slot, of: fc.nat(slots - 1), who: both })],
  [6, urgent],
  [2, fc.record({ does: does('confirm', 'revert'), who: reviewer })],
  [2, fc.record({ does: does('begin'), slot, copyOf: fc.nat(slots - 1) })],
  [8, fc.record({ does: does('edit'), ...change })],
  [3, fc.record({ does: does('submit'), slot })],
  [2, fc.record({ does: does('recall', 'discard', 'reopen', 'dismiss', 'unschedule'), slot })],
  [7, fc.record({ does: does('approve'), slot, who: reviewer })],
  [2, fc.record({ does: does('changes', 'withdraw'), slot, who: reviewer })],
  [3, fc.record({ does: does('merge'), slot, who: editor, take: does('mine', 'theirs') })],
  [
    2,
    fc.record({
      does: does('restore'),
      slot,
      who: editor,
      back: fc.integer({ min: 1, max: 3 }),
      isOne: fc.boolean(),
    }),
  ],
  [9, fc.record({ does: does('publish'), slot, who: publisher, instead: fc.boolean() })],
  [8, fc.record({ does: does('schedule'), slot, who: publisher, hours: fc.integer({ min: 1, max: 3 }) })],
  [
    1,
    fc.record({
      does: does('freeze'),
      hours: fc.nat(2),
      lasts: fc.integer({ min: 1, max: 3 }),
      schedules: does('move', 'cancel', 'exempt'),
    }),
  ],
  [2, fc.record({ does: does('roles'), who: anybody, roles: someRoles })],
  [2, fc.record({ does: does('disable', 'enable'), who: anybody })],
  [2, fc.record({ does: does('leave'), who: fc.constantFrom<Name>('paul', 'solo', 'rita', 'rolf') })],
  [1, settings],
  [1, fc.record({ does: does('rollback'), who: publisher, back: fc.integer({ min: 1, max: 3 }) })],
  [1, fc.record({ does: does('defineRoute'), field: fc.nat(10), value: fc.nat(2) })],
  [1, fc.record({ does: does('pass'), hours: fc.integer({ min: 1, max: 3 }) })],
  [12, fc.record({ does: does('untilDue', 'fire', 'store', 'store', 'rebase') })],
  [1, fc.record({ does: does('lift', 'failToStore') })],
  [9, fc.record({ does: does('rest') })],
];

/** One random step. */
export const single = fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary })));

/** A walk as a failure prints it, a step a line. */
export const brief = (steps: readonly Step[]): string =>
  steps.map((step) => Object.values(step).flat().join(' ')).join('\n');
