import fc from 'fast-check';
import type { Role } from '../../src/workbench/store/rights.ts';
import type { Name } from './in-flight-referee.ts';

/** Walks have at most this many drafts under way. */
export const slots = 3;

/** One step of a walk. `slot` names a draft; `field` and `value` are counted from 0 through those there are. */
export type Step =
  | { readonly does: 'begin'; readonly slot: number; readonly copyOf: number }
  | {
      readonly does: 'edit' | 'prepare';
      readonly slot: number;
      readonly who: Name;
      readonly field: number;
      readonly value: number;
    }
  | {
      readonly does: 'submit' | 'recall' | 'discard' | 'reopen' | 'dismiss' | 'unschedule';
      readonly slot: number;
    }
  | { readonly does: 'approve' | 'changes' | 'withdraw'; readonly slot: number; readonly who: Name }
  | { readonly does: 'merge'; readonly slot: number; readonly who: Name; readonly take: 'mine' | 'theirs' }
  | { readonly does: 'restore'; readonly slot: number; readonly who: Name; readonly back: number }
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
  | { readonly does: 'settings'; readonly approvals: number; readonly sole: boolean }
  | { readonly does: 'rollback'; readonly who: Name; readonly back: number }
  | { readonly does: 'byHand'; readonly field: number; readonly value: number }
  | { readonly does: 'pass'; readonly hours: number }
  | { readonly does: 'lift' | 'untilDue' | 'rebase' | 'fire' | 'store' | 'failToStore' | 'rest' };

const slot = fc.nat(slots - 1);
const editor = fc.constantFrom<Name>('edda', 'edda', 'rolf', 'solo');
const reviewer = fc.constantFrom<Name>('rita', 'rita', 'rolf', 'solo');
const publisher = fc.constantFrom<Name>('paul', 'paul', 'solo');
const anybody = fc.constantFrom<Name>('edda', 'rolf', 'rita', 'rita', 'solo', 'paul', 'paul', 'paul');
const change = { slot, who: editor, field: fc.nat(7), value: fc.nat(2) };
const does = <Does extends string>(...of: readonly Does[]) => fc.constantFrom(...of);
const someRoles = fc.subarray<Role>(['editor', 'reviewer', 'publisher'], { minLength: 1 });

const weighted: readonly (readonly [number, fc.Arbitrary<Step>])[] = [
  [10, fc.record({ does: does('prepare'), ...change })],
  [2, fc.record({ does: does('begin'), slot, copyOf: fc.nat(slots - 1) })],
  [8, fc.record({ does: does('edit'), ...change })],
  [3, fc.record({ does: does('submit'), slot })],
  [2, fc.record({ does: does('recall', 'discard', 'reopen', 'dismiss', 'unschedule'), slot })],
  [7, fc.record({ does: does('approve'), slot, who: reviewer })],
  [2, fc.record({ does: does('changes', 'withdraw'), slot, who: reviewer })],
  [3, fc.record({ does: does('merge'), slot, who: editor, take: does('mine', 'theirs') })],
  [2, fc.record({ does: does('restore'), slot, who: editor, back: fc.integer({ min: 1, max: 3 }) })],
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
  [1, fc.record({ does: does('settings'), approvals: fc.constantFrom(1, 1, 2), sole: fc.boolean() })],
  [1, fc.record({ does: does('rollback'), who: publisher, back: fc.integer({ min: 1, max: 3 }) })],
  [1, fc.record({ does: does('byHand'), field: fc.nat(7), value: fc.nat(2) })],
  [1, fc.record({ does: does('pass'), hours: fc.integer({ min: 1, max: 3 }) })],
  [12, fc.record({ does: does('untilDue', 'fire', 'store', 'store', 'rebase') })],
  [1, fc.record({ does: does('lift', 'failToStore') })],
  [9, fc.record({ does: does('rest') })],
];

const steps = fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary })));

// Most walks would otherwise only edit a draft.
const beginning: fc.Arbitrary<readonly Step[]> = fc
  .tuple(
    ...Array.from({ length: slots }, (_, at) =>
      fc.record({
        ...change,
        does: does('prepare'),
        slot: fc.constant(at),
        value: fc.integer({ min: 1, max: 2 }),
      }),
    ),
  )
  .chain((prepared) =>
    fc
      .subarray([
        ...prepared.map((one) => ({
          does: 'schedule' as const,
          slot: one.slot,
          who: 'paul' as const,
          hours: 1,
        })),
      ])
      .map((scheduled): readonly Step[] => [...prepared, ...scheduled]),
  );

/** Walks of several drafts at once: somebody has prepared them, and a few are scheduled. */
export const walks: fc.Arbitrary<readonly Step[]> = fc
  .tuple(beginning, fc.array(steps, { minLength: 8, maxLength: 36, size: 'max' }))
  .map((parts) => parts.flat());

/** A walk as a failure prints it, a step a line. */
export const brief = (steps: readonly Step[]): string =>
  steps.map((step) => Object.values(step).flat().join(' ')).join('\n');
