import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Wanted {
  readonly onClose: () => void;
  /** True when Escape and a click outside the dialog do nothing. */
  readonly locked?: boolean;
  readonly firstOf?: (dialog: HTMLDialogElement) => HTMLElement | null | undefined;
}

// Escape and a press beside it close it. The focus returns to where it was.
export const useModal = ({
  onClose,
  locked = false,
  firstOf,
}: Wanted): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef(firstOf);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    if (element) first.current?.(element)?.focus();
    return () => element?.close();
  }, []);
  useEffect(() => {
    const element = dialog.current;
    const cancel = (event: Event): void => {
      event.preventDefault();
      if (!locked) onClose();
    };
    const press = ({ target }: Event): void => {
      if (target === element && !locked) onClose();
    };
    element?.addEventListener('cancel', cancel);
    element?.addEventListener('mousedown', press);
    return () => {
      element?.removeEventListener('cancel', cancel);
      element?.removeEventListener('mousedown', press);
    };
  }, [onClose, locked]);
  return dialog;
};
