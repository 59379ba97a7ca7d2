import type { SourceFiles } from '../../../config/files/source.ts';
import { type History, revisionIn, rowsBetween } from './history.ts';
import { madeEdits } from './made-edits.ts';
import { mergedEdits, mergeEffects, revertedFiles } from './merged-edits.ts';
import { restoredFiles } from './restored-files.ts';
import { withoutEdits } from './without-edits.ts';

/** The calculations that need only the texts of drafts, so that any thread can run them. */
export const calculations = {
  change: madeEdits,
  merge: mergedEdits,
  preview: mergeEffects,
  revert: revertedFiles,
  restore: restoredFiles,
  without: withoutEdits,
  /** The files of a revision. */
  revision: ({ history, rev }: { readonly history: History; readonly rev: number }) =>
    revisionIn(history, rev).files,
  /** Calculates the history rows that change one source into another. */
  rows: ({ before, after }: { readonly before: SourceFiles; readonly after: SourceFiles }) =>
    rowsBetween(before, after),
};

export type Calculations = typeof calculations;

type Kind = keyof Calculations;

export type WorkOf<One extends Kind> = Parameters<Calculations[One]>[0];

export type ResultOf<One extends Kind> = ReturnType<Calculations[One]>;

/** A calculation, with the state of the draft that it uses. */
export interface Calculation<One extends Kind = Kind> {
  readonly kind: One;
  readonly work: WorkOf<One>;
  /** Identifies the state: different for the same calculation on another state. */
  readonly state: string;
  /** The number of characters that the calculation reads. */
  readonly length: number;
}

/** A function that returns the result of a calculation immediately, or throws `LongCalculation`. */
export type Calculate = <One extends Kind>(calculation: Calculation<One>) => ResultOf<One>;

/** Thrown to end a transaction that needs a result. Another thread should calculate it first. */
export class LongCalculation extends Error {
  override readonly name = 'LongCalculation';
  readonly calculation: Calculation;

  constructor(calculation: Calculation) {
    super(`The calculation ${calculation.kind} takes too long for this thread.`);
    this.calculation = calculation;
  }
}

/** Calculates in this thread, even if it takes long. */
export const calculateHere: Calculate = ({ kind, work }) =>
  (calculations[kind] as (work: unknown) => never)(work);

/** Returns the number of characters to read to replay a history. */
export const lengthOfHistory = ({ start, rows }: History): number =>
  lengthOf(start.files) * (1 + rows.length);

/** Returns the number of characters in the files. */
export const lengthOf = (files: SourceFiles): number =>
  Object.values(files).reduce((sum, { length }) => sum + length, 0);
