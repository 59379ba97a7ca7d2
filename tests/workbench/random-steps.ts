import fc from 'fast-check';
import type { Step } from './draft-model.ts';

const value = fc.constantFrom('https://one.example', 'https://x.example', 'https://y.example');
const reviewer = fc.constantFrom('rita', 'rita', 'rolf', 'solo');
const plain = fc.constantFrom(
  'recall',
  'dismiss',
  'discard',
  'merge',
  'unschedule',
  'due',
  'due',
  'due',
  'settle',
  'settle',
  'fail',
  'live',
);

/**
 * One step of a walk. Steps to the next state are frequent, because most walks would otherwise only edit
 * a draft.
 */
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('edit' as const),
      who: fc.constantFrom('edda', 'edda', 'rolf', 'solo'),
      value,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('intrude' as const),
      who: fc.constantFrom('stranger' as const, 'edda' as const),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('submit' as const),
      stale: fc.constantFrom(false, false, false, true),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constantFrom('approve', 'approve', 'approve', 'changes'),
      who: reviewer,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('withdraw' as const), who: reviewer }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('publish' as const), instead: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('emergency' as const), who: fc.constantFrom('paul', 'solo') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom('confirm', 'revert'),
      who: fc.constantFrom('rolf', 'rita', 'solo'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('schedule' as const),
      past: fc.constantFrom(false, false, true),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constantFrom('restore' as const, 'undo' as const), back: fc.nat(4) }),
  },
  { weight: 7, arbitrary: plain.map((does) => ({ does })) },
  { weight: 1, arbitrary: fc.constant({ does: 'reopen' as const }) },
);

/** Walks of a draft through its states. */
export const walks = fc.array(step, { minLength: 6, maxLength: 18 });
