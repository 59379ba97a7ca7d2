import { test } from 'vitest';

/** Milliseconds of processor time that work takes: what else the machine does is not counted. */
const cpuOf = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** Work with the processor time of its fastest run so far. */
export interface Timing {
  readonly run: () => void;
  /** Milliseconds; Infinity before the first run. */
  readonly fastest: () => number;
}

/** Keeps the fastest of the runs that `measure` tells the milliseconds of. */
export const timing = (measure: () => number): Timing => {
  let best = Infinity;
  return { run: () => void (best = Math.min(best, measure())), fastest: () => best };
};

/**
 * The processor time of work that is done `times` over in each run, in milliseconds for one; `prepare` is not
 * counted.
 */
export const timed = (work: () => void, times = 1, prepare: () => void = () => undefined): Timing =>
  timing(() => {
    prepare();
    return (
      cpuOf(() => {
        for (let round = 0; round < times; round += 1) work();
      }) / times
    );
  });

const steps = 500_000;
const places = new Int32Array(1 << 16);

/**
 * A fixed loop that calculates numbers and positions of a table, as diagrams do. Its time measures the
 * speed of this machine.
 */
export const fixedLoop = (): Timing =>
  timed(() => {
    let number = 1;
    for (let step = 0; step < steps; step += 1) {
      number ^= number << 13;
      number ^= number >>> 17;
      number ^= number << 5;
      const place = number & (places.length - 1);
      places[place] = (places[place] as number) + step;
    }
  });

/** A bar: how many times the reference it may take at most, both by their fastest run. */
export interface Bar {
  readonly runs: number;
  readonly atMost: number;
  readonly of: Timing;
  /** What the reference is called: `the fixed loop`. */
  readonly called: string;
}

const rounded = (value: number): string => value.toPrecision(3);

/**
 * A benchmark of several runs after a warm-up, each beside a run of its reference. It fails if the
 * fastest is above the limit. On a busy machine it repeats the runs, at most five times. It prints time and
 * ratio.
 */
export const benchWithin = (
  title: string,
  { run, fastest }: Timing,
  { runs, atMost, of, called }: Bar,
): void => {
  const ratio = (): number => fastest() / of.fastest();
  test(title, () => {
    for (let done = 0; done <= runs || (done <= runs * 6 && ratio() > atMost); done += 1) {
      run();
      of.run();
    }
    const summary = `${title}: ${rounded(fastest())} ms, ${rounded(ratio())} times ${called} (${rounded(of.fastest())} ms), at most ${atMost}`;
    process.stdout.write(`${summary}\n`);
    if (ratio() > atMost) throw new Error(summary);
  });
};
