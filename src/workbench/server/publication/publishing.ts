import type { SourceFiles } from '../../../config/files/source.ts';
import type { Chain, Live } from '../../api/generated/api-shapes.ts';

// Reads only; the publisher, the scheduler and the reconciler are behind `wake`.
export interface Publishing {
  readonly live: () => Live | undefined;
  readonly chain: (before: number | undefined) => Chain;
  readonly sourceOf: (number: number) => string | undefined;
  readonly files: (source: string) => SourceFiles | undefined;
  /** With the remedy; undefined if the live release's files are whole. Checked twice a minute. */
  readonly problem: () => string | undefined;
  readonly wake: () => void;
  readonly close: () => Promise<void>;
}
