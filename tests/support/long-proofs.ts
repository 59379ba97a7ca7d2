/**
 * How often a proof repeats its attack: as often as `TIMES` of the environment says, else `deep` times in the
 * deep run, else `few` times.
 */
export const repetitions = ({ few, deep }: { readonly few: number; readonly deep: number }): number =>
  Number(process.env['TIMES'] ?? (process.env['DEEP'] === '1' ? deep : few));

/**
 * For tests that measure their progress themselves, so that a busy machine ends none of them: they have no
 * limit of their own.
 */
export const noLimit = 0;

/** A step on a machine with thirty others takes half a minute; one that takes ten times as long hangs. */
const patienceSeconds = 300;

/** What a step comes to; rejects where it hangs, with what was waited for. */
export const inTime = <T>(step: Promise<T>, what: string): Promise<T> => {
  const hangs = new Promise<never>((_, reject) => {
    const isOver = (): void => reject(new Error(`${what}: nothing came of it in ${patienceSeconds} seconds`));
    AbortSignal.timeout(patienceSeconds * 1000).addEventListener('abort', isOver);
  });
  return Promise.race([step, hangs]);
};

/** The seconds since a moment of `performance.now()`, for the line that tells how a proof went. */
export const secondsSince = (begun: number): string => `${((performance.now() - begun) / 1000).toFixed(0)} s`;
