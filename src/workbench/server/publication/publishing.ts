import type { SourceFiles } from '../../../config/files/source.ts';
import type { Chain, Live } from '../../api/generated/api-shapes.ts';

/**
 * What the routes know of publications on the disk: what is live, the chain, the sources that were published. It only reads; the
 * publisher's child process, the scheduler and the reconciler stand behind `wake`.
 */
export interface Publishing {
  /** What is live; undefined where nothing was ever published. */
  readonly live: () => Live | undefined;
  readonly chain: (before: number | undefined) => Chain;
  /** The source of a publication; undefined where there is no such number, or it is older than sources. */
  readonly sourceOf: (number: number) => string | undefined;
  /** The files of a published source; undefined where the folder does not hold it. */
  readonly files: (source: string) => SourceFiles | undefined;
  /** What is wrong with the files of the release that is live, and the remedy; undefined where they are whole. Looked at twice a minute. */
  readonly problem: () => string | undefined;
  /** Says that something was asked for or is due: whoever publishes looks now. */
  readonly wake: () => void;
  readonly close: () => Promise<void>;
}
