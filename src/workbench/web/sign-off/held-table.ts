import { memo, type ReactNode } from 'react';
import { createStore } from '../state/create-store.ts';

/**
 * The reason why cells are wrong, as typed. Kept after a refusal, and while the dialog is closed to look at the
 * cells.
 */
export const wrongReason = createStore('');

/** True while the dialog for that reason is open. */
export const isWrongOpen = createStore(false);

interface Props {
  children: ReactNode;
}

/**
 * Prevents updates of the table while that dialog is open, because a new release would replace the table and close
 * the dialog. Its parent must render again when the dialog closes.
 */
export const HeldTable = memo(
  ({ children }: Props) => children,
  () => isWrongOpen.get(),
);
