import { applyEdits, type DraftEdit } from '../../../../authoring/draft/apply-edits.ts';
import { editsBetween } from '../../../../authoring/draft/find-edits.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';

export interface UndoStep {
  readonly edits: readonly DraftEdit[];
  readonly before: SourceFiles;
  readonly at: number;
}

export interface UndoSteps {
  readonly done: readonly UndoStep[];
  readonly undone: readonly UndoStep[];
}

export const noSteps: UndoSteps = { done: [], undone: [] };

// In milliseconds: edits of one press belong together, such as those of a rename.
const sameMoment = 50;

// In milliseconds: typing in one field without such a pause is one step.
const sameWord = 1_000;

// More steps than users undo. Limited, because each step stores texts.
const most = 200;

const placeOf = (address: string): string => address.slice(0, address.indexOf('#'));

const touched = (files: SourceFiles, address: string): SourceFiles => {
  const text = files[placeOf(address)];
  return text === undefined ? {} : { [placeOf(address)]: text };
};

// The last value replaces earlier ones, as in the outbox.
const together = (edits: readonly DraftEdit[], next: DraftEdit): readonly DraftEdit[] => {
  const earlier = edits.find(({ address }) => address === next.address);
  if (!earlier) return [...edits, next];
  return edits.map((edit) => (edit === earlier ? { ...edit, value: next.value } : edit));
};

const belongs = (step: UndoStep, address: string, at: number): boolean => {
  const isAlone = step.edits.length === 1 && step.edits[0]?.address === address;
  return at - step.at <= (isAlone ? sameWord : sameMoment);
};

// `files` are those on the page before the edit. After an edit nothing can be redone.
export const withEdit = ({ done }: UndoSteps, edit: DraftEdit, files: SourceFiles, at: number): UndoSteps => {
  const last = done.at(-1);
  if (last && belongs(last, edit.address, at)) {
    const before = { ...touched(files, edit.address), ...last.before };
    return { done: [...done.slice(0, -1), { edits: together(last.edits, edit), before, at }], undone: [] };
  }
  return {
    done: [...done.slice(1 - most), { edits: [edit], before: touched(files, edit.address), at }],
    undone: [],
  };
};

const swapped = (edits: readonly DraftEdit[]): readonly DraftEdit[] =>
  edits.toReversed().map(({ address, expected, value }) => ({ address, expected: value, value: expected }));

// Each edit expects the value that the step wrote. A deleted item goes back to its place in its list.
export const inverseOf = ({ edits, before }: Pick<UndoStep, 'edits' | 'before'>): readonly DraftEdit[] => {
  const after = applyEdits(before, edits);
  return 'files' in after ? editsBetween(after.files, before) : swapped(edits);
};

export const undoLast = ({
  done,
  undone,
}: UndoSteps): { readonly edits: readonly DraftEdit[]; readonly steps: UndoSteps } | undefined => {
  const last = done.at(-1);
  return last && { edits: inverseOf(last), steps: { done: done.slice(0, -1), undone: [...undone, last] } };
};

export const redoLast = ({
  done,
  undone,
}: UndoSteps): { readonly edits: readonly DraftEdit[]; readonly steps: UndoSteps } | undefined => {
  const last = undone.at(-1);
  return (
    last && {
      edits: last.edits,
      steps: { done: [...done, { ...last, at: -Infinity }], undone: undone.slice(0, -1) },
    }
  );
};
