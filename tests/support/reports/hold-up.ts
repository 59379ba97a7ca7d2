import { hostileRepeats, type LongText } from '../services/hostile-repeats.ts';
import { cpuMilliseconds } from './cpu-time.ts';

/**
 * Our own bounds: milliseconds, and bytes of what visitors and configurations bring, and of what other
 * systems bring.
 */
const mostMilliseconds = 50;
export const lengths = { short: 16_000, json: 64_000, half: 1_000_000, long: 2_000_000 } as const;

/** Repeats are counted up slowly at first: what doubles its time with each would never end on a long text. */
const firstLengths = [16, 20, 24, 28, 32, 40, 48, 56, 64, 256, 2048];

/**
 * A fixed reading of two million signs: what the same machine needs for it at the same time tells how slow it
 * is just now.
 */
const steadyText = 'portal '.repeat(280_000);
const steadyWork = (): number => {
  let sum = 0;
  for (let round = 0; round < 4; round += 1)
    for (let at = 0; at < steadyText.length; at += 1) sum = (sum * 31 + steadyText.charCodeAt(at)) | 0;
  return sum;
};

/** Milliseconds of the steady work on the machine that the bound was set on, left alone. */
const steadyMilliseconds = 12;

/** The bound as this machine has it now: other programs on the same cores slow every reader down alike. */
const boundNow = (): number =>
  mostMilliseconds * Math.max(1, cpuMilliseconds(steadyMilliseconds, steadyWork) / steadyMilliseconds);

interface Reader {
  readonly name: string;
  readonly read: (text: string) => unknown;
  /** Texts that it takes: what attacks it is built from their parts. */
  readonly fitting: readonly string[];
  /** How long the texts are that reach it. */
  readonly longest: number;
}

/** How many texts attack a reader. */
export const attacksOn = (fitting: readonly string[]): number => fitting.flatMap(hostileRepeats).length;

/** The number of slowest texts that are tried at lengths above 16 kB. */
const slowest = 3;

/**
 * What holds a reader up for more than 50 ms of processor time, or undefined: all texts are tried at each
 * length up to 16 kB, the slowest of them at more.
 */
export const holdUp = ({ name, read, fitting, longest }: Reader): string | undefined => {
  let texts: readonly LongText[] = fitting.flatMap(hostileRepeats);
  for (const length of [...firstLengths, lengths.short, 64_000, 256_000, lengths.half, lengths.long].filter(
    (one) => one <= longest,
  )) {
    const times = new Map<LongText, number>();
    for (const text of texts) {
      const written = text(length);
      const time = cpuMilliseconds(mostMilliseconds, () => read(written));
      if (time > mostMilliseconds && time > boundNow())
        return `${name}: ${time.toFixed(1)} ms for ${length} bytes of ${JSON.stringify(text(60))}`;
      times.set(text, time);
    }
    if (length >= lengths.short)
      texts = [...times]
        .sort(([, one], [, other]) => other - one)
        .slice(0, slowest)
        .map(([text]) => text);
  }
  return undefined;
};
