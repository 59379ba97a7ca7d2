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
  /** The rows of the history that lead from one source to another. */
  rows: ({ before, after }: { readonly before: SourceFiles; readonly after: SourceFiles }) =>
    rowsBetween(before, after),
};

export type Calculations = typeof calculations;

type Kind = keyof Calculations;

export type WorkOf<One extends Kind> = Parameters<Calculations[One]>[0];

export type ResultOf<One extends Kind> = ReturnType<Calculations[One]>;

/** A calculation, and the state of a draft that it is about. */
export interface Calculation<One extends Kind = Kind> {
  readonly kind: One;
  readonly work: WorkOf<One>;
  /** Names the state: the same calculation of another state has another name. */
  readonly state: string;
  /** The characters of all texts that have to be read. */
  readonly length: number;
}

/** Returns the result at once, or throws `LongCalculation`. */
export type Calculate = <One extends Kind>(calculation: Calculation<One>) => ResultOf<One>;

/** Thrown to end a transaction that needs a result which another thread should calculate first. */
export class LongCalculation extends Error {
  override readonly name = 'LongCalculation';
  readonly calculation: Calculation;

  constructor(calculation: Calculation) {
    super(`The calculation ${calculation.kind} takes too long for this thread.`);
    this.calculation = calculation;
  }
}

/** Calculates in this thread, however long it takes. */
export const calculateHere: Calculate = ({ kind, work }) =>
  (calculations[kind] as (work: unknown) => never)(work);

/** Returns how many characters are read when a history is replayed. */
export const lengthOfHistory = ({ start, rows }: History): number =>
  lengthOf(start.files) * (1 + rows.length);

/** Returns how many characters files have. */
export const lengthOf = (files: SourceFiles): number =>
  Object.values(files).reduce((sum, { length }) => sum + length, 0);
