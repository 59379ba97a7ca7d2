import { useMemo } from 'react';
import type { SourceFiles } from '../../../../config/files/source.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useCommands } from '../../kit/commands/use-commands.ts';
import { useToast } from '../../kit/toast.tsx';
import { usePerson } from '../../session/use-me.ts';
import { createStore, useStore } from '../../state/create-store.ts';
import type { DraftOutbox } from '../outbox/use-outbox.ts';
import { noSteps, redoLast, undoLast, type UndoSteps, withEdit } from './undo-steps.ts';

// By user and draft. Stays while the user visits other pages of the workbench.
const known = createStore<Readonly<Record<string, UndoSteps>>>({});

const keep = (name: string, steps: UndoSteps): void => known.set({ ...known.get(), [name]: steps });

export interface Undo {
  readonly outbox: DraftOutbox;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

// An undo is an edit that expects the typed value: if another user changed it since, it is a conflict.
export const useUndo = (
  draft: string,
  outbox: DraftOutbox,
  textsNow: SourceFiles,
  nameOf: (address: string) => string,
): Undo => {
  const { t } = useWords();
  const showToast = useToast();
  const { id: person } = usePerson();
  const name = `${person} ${draft}`;
  const steps = useStore(known)[name] ?? noSteps;
  const { type } = outbox;
  const recording = useMemo((): DraftOutbox => {
    const recorded: DraftOutbox['type'] = (address, found, value) => {
      const expected = outbox.valueAt(address)?.value ?? found;
      keep(name, withEdit(known.get()[name] ?? noSteps, { address, expected, value }, textsNow, Date.now()));
      outbox.type(address, found, value);
    };
    return { ...outbox, type: recorded };
  }, [outbox, name, textsNow]);
  const take = (step: typeof undoLast, says: 'find.undo.undone' | 'find.undo.redone') => (): void => {
    const next = step(steps);
    if (!next) return;
    keep(name, next.steps);
    for (const { address, expected, value } of next.edits) type(address, expected, value);
    const [first] = next.edits;
    if (first) showToast(t(says, { what: nameOf(first.address) }));
  };
  const undo = steps.done.length > 0 ? take(undoLast, 'find.undo.undone') : undefined;
  const redo = steps.undone.length > 0 ? take(redoLast, 'find.undo.redone') : undefined;
  useCommands({ undo, redo });
  return { outbox: recording, undo, redo };
};
