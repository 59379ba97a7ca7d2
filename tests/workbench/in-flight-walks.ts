import fc from 'fast-check';
import { inTime } from '../support/long-proofs.ts';
import { scenes } from './in-flight-scenes.ts';
import { brief, change, does, prepared, reviewer, single, type Step } from './in-flight-steps.ts';
import { walkFaults } from './in-flight-walk.ts';
import type { Setup, Tally } from './in-flight-watch.ts';

const some = fc.oneof(
  { weight: 40, arbitrary: single.map((step): readonly Step[] => [step]) },
  ...scenes.map((arbitrary) => ({ weight: 1, arbitrary })),
);

// Most walks would otherwise only edit a draft.
const beginning: fc.Arbitrary<readonly Step[]> = fc
  .tuple(
    ...Array.from({ length: prepared }, (_, at) =>
      fc.record({
        ...change,
        does: does('prepare'),
        slot: fc.constant(at),
        value: fc.integer({ min: 1, max: 2 }),
        approver: reviewer,
      }),
    ),
  )
  .chain((all) =>
    fc
      .subarray(all.map(({ slot: at }) => ({ does: 'schedule', slot: at, who: 'paul', hours: 1 }) as const))
      .map((scheduled): readonly Step[] => [...all, ...scheduled]),
  );

const allowed: fc.Arbitrary<readonly Step[]> = fc
  .constantFrom(true, true, true, false)
  .map((urgent) => [{ does: 'settings', approvals: 1, sole: true, urgent }]);

/** Walks of several drafts at once: they are prepared, and a few are scheduled. */
const walks: fc.Arbitrary<readonly Step[]> = fc
  .tuple(allowed, beginning, fc.array(some, { minLength: 8, maxLength: 36, size: 'max' }))
  .map(([first, prepare, others]) => [...first, ...prepare, ...others.flat()]);

const messageOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : String(error));

/** The first walk with faults as a short text, a step a line; empty if no walk has any. */
export const faultsOfWalks = async (
  setupOf: () => Setup,
  { seed, numRuns }: { readonly seed: number; readonly numRuns: number },
  tally: Tally,
): Promise<string> => {
  let faults = '';
  const property = fc.asyncProperty(walks, async (steps: readonly Step[]) => {
    const walked = inTime(walkFaults(setupOf(), steps, tally), 'a walk');
    const found = await walked.then((all) => all.join('\n'), messageOf);
    if (found !== '') faults = found;
    return found === '';
  });
  const {
    failed,
    counterexample,
    numRuns: after,
  } = await fc.check(property, { seed, numRuns, endOnFailure: true });
  return failed ? `seed ${seed}, walk ${after}: ${faults}\n${brief(counterexample?.[0] ?? [])}` : '';
};
