import { applyEdits, type DraftEdit } from '../../../../authoring/draft/apply-edits.ts';
import { editsBetween } from '../../../../authoring/draft/find-edits.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';

/** Edits that somebody made as one, and the files they touched as they were before. */
export interface UndoStep {
  readonly edits: readonly DraftEdit[];
  readonly before: SourceFiles;
  /** When its last edit was made, in milliseconds since 1970. */
  readonly at: number;
}

/** What can be undone and done again in a draft since it was opened, the last at the end. */
export interface UndoSteps {
  readonly done: readonly UndoStep[];
  readonly undone: readonly UndoStep[];
}

/** Nothing was done yet. */
export const noSteps: UndoSteps = { done: [], undone: [] };

/** Edits in the same moment belong together, such as those of a rename; milliseconds that one press may take. */
const sameMoment = 50;

/** A pause between words: what is typed in one field without one is undone as one, in milliseconds. */
const sameWord = 1_000;

/** So many steps are kept: more than anybody counts back, and no more texts than a page may hold. */
const most = 200;

const placeOf = (address: string): string => address.slice(0, address.indexOf('#'));

const touched = (files: SourceFiles, address: string): SourceFiles => {
  const text = files[placeOf(address)];
  return text === undefined ? {} : { [placeOf(address)]: text };
};

/** The last value goes over those before it, as in the outbox. */
const together = (edits: readonly DraftEdit[], next: DraftEdit): readonly DraftEdit[] => {
  const earlier = edits.find(({ address }) => address === next.address);
  if (!earlier) return [...edits, next];
  return edits.map((edit) => (edit === earlier ? { ...edit, value: next.value } : edit));
};

const belongs = (step: UndoStep, address: string, at: number): boolean => {
  const isAlone = step.edits.length === 1 && step.edits[0]?.address === address;
  return at - step.at <= (isAlone ? sameWord : sameMoment);
};

/** Remembers an edit; `files` are those on the page before it. What was undone cannot be done again after it. */
export const withEdit = ({ done }: UndoSteps, edit: DraftEdit, files: SourceFiles, at: number): UndoSteps => {
  const last = done.at(-1);
  if (last && belongs(last, edit.address, at)) {
    const before = { ...touched(files, edit.address), ...last.before };
    return { done: [...done.slice(0, -1), { edits: together(last.edits, edit), before, at }], undone: [] };
  }
  return { done: [...done.slice(1 - most), { edits: [edit], before: touched(files, edit.address), at }], undone: [] };
};

const swapped = (edits: readonly DraftEdit[]): readonly DraftEdit[] =>
  edits.toReversed().map(({ address, expected, value }) => ({ address, expected: value, value: expected }));

/** The edits that take a step back, each expecting what the step wrote; what was taken away comes back to its place in its list. */
export const inverseOf = ({ edits, before }: UndoStep): readonly DraftEdit[] => {
  const after = applyEdits(before, edits);
  return 'files' in after ? editsBetween(after.files, before) : swapped(edits);
};

/** The edits of the last step the other way round, and the steps after it; undefined where nothing can be undone. */
export const undoLast = ({ done, undone }: UndoSteps): { readonly edits: readonly DraftEdit[]; readonly steps: UndoSteps } | undefined => {
  const last = done.at(-1);
  return last && { edits: inverseOf(last), steps: { done: done.slice(0, -1), undone: [...undone, last] } };
};

/** The edits of the step that was undone last, and the steps after it; undefined where nothing was undone. */
export const redoLast = ({ done, undone }: UndoSteps): { readonly edits: readonly DraftEdit[]; readonly steps: UndoSteps } | undefined => {
  const last = undone.at(-1);
  return last && { edits: last.edits, steps: { done: [...done, { ...last, at: -Infinity }], undone: undone.slice(0, -1) } };
};
