import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../provided/words.ts';
import { Icon } from './artwork.tsx';
import { SheetLine } from './brand-logo.tsx';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  // A locked dialog ignores Escape and outside clicks and has no close button: only its own buttons close it
  // (A88).
  locked?: boolean;
  className?: string;
}

type DialogRef = RefObject<HTMLDialogElement | null>;

// Closes before unmounting, so that the browser restores the focus. A locked dialog focuses its heading, so
// that its button is not pressed by accident.
const useOpenWhileMounted = (dialog: DialogRef, locked: boolean): void =>
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    if (locked) element?.querySelector('h2')?.focus();
    return () => element?.close();
  }, [dialog, locked]);

const useDismissal = (dialog: DialogRef, locked: boolean, onClose: () => void): void =>
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    let pressed: EventTarget | null = null;
    const press = (event: Event): void => void (pressed = event.target);
    const click = (event: Event): void => {
      if (!locked && event.target === element && pressed === element) onClose();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      if (!locked) onClose();
    };
    const cancel = (event: Event): void => {
      event.preventDefault();
      if (!locked) onClose();
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('click', click);
    element.addEventListener('keydown', key);
    element.addEventListener('cancel', cancel);
    return () => {
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('click', click);
      element.removeEventListener('keydown', key);
      element.removeEventListener('cancel', cancel);
    };
  }, [dialog, locked, onClose]);

/**
 * Shows a native modal dialog while mounted. The page behind it is inert; closing restores the focus (R4.058,
 * R4.059).
 */
export const Dialog = ({ title, onClose, children, locked = false, className = '' }: Props) => {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useOpenWhileMounted(dialog, locked);
  useDismissal(dialog, locked, onClose);
  return createPortal(
    <dialog ref={dialog} className={`modal ${className}`.trim()} aria-labelledby={titleId}>
      <SheetLine />
      <div className="modal-body">
        <h2 id={titleId} className="modal-title" tabIndex={locked ? -1 : undefined}>
          {title}
        </h2>
        {children}
        {!locked && (
          <button
            type="button"
            className="iconbtn modal-close"
            aria-label={t('components.common.close')}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </dialog>,
    document.body,
  );
};
