import fc from 'fast-check';
import { inTime } from '../support/long-proofs.ts';
import { brief, type Step, walks } from './in-flight-steps.ts';
import { walkFaults } from './in-flight-walk.ts';
import type { Ground, Tally } from './in-flight-watch.ts';

const messageOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : String(error));

/** The first walk with faults as a short text, a step a line; empty if no walk has any. */
export const faultsOfWalks = async (
  groundOf: () => Ground,
  { seed, numRuns }: { readonly seed: number; readonly numRuns: number },
  tally: Tally,
): Promise<string> => {
  let faults = '';
  const property = fc.asyncProperty(walks, async (steps: readonly Step[]) => {
    const walked = inTime(walkFaults(groundOf(), steps, tally), 'a walk');
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
