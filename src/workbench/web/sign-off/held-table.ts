import { memo, type ReactNode } from 'react';
import { createStore } from '../state/create-store.ts';

/** The typed reason why cells are wrong. Stays after a refusal, also when the dialog is closed to look at the cells. */
export const wrongReason = createStore('');

/** True while the dialog for that reason is open. */
export const isWrongOpen = createStore(false);

interface Props {
  children: ReactNode;
}

/**
 * Keeps the table as it is while that dialog is open: a new release would replace the table, and close the dialog. Its
 * parent must render again when the dialog closes.
 */
export const HeldTable = memo(
  ({ children }: Props) => children,
  () => isWrongOpen.get(),
);
