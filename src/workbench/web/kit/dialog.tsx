import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { joinClasses } from './join-classes.ts';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** A dialog without a way round it: Escape and the backdrop do nothing, and there is no close button. */
  readonly locked?: boolean;
  readonly children: ReactNode;
}

/**
 * The browser's own dialog: open while mounted, the page behind it inert, the focus in the first field that is to be filled in and
 * afterwards back where it was.
 * Ctrl Enter sends its form.
 */
export const Dialog = ({ title, onClose, wide = false, locked = false, children }: Props) => {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const fields = [...(element?.querySelectorAll<HTMLInputElement>('form :is(input, textarea, select)') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
    return () => element?.close();
  }, []);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const cancel = (event: Event): void => {
      event.preventDefault();
      if (!locked) onClose();
    };
    const press = (event: Event): void => {
      if (event.target === element && !locked) onClose();
    };
    element.addEventListener('cancel', cancel);
    element.addEventListener('mousedown', press);
    return () => {
      element.removeEventListener('cancel', cancel);
      element.removeEventListener('mousedown', press);
    };
  }, [onClose, locked]);
  const key = (event: KeyboardEvent): void => {
    // A second Escape would close it whatever `cancel` says; one that closes a list in it is not meant for it.
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      if (!locked) onClose();
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // The form may close the dialog at once: the page behind it must not take the same press for its own.
    event.preventDefault();
    dialog.current?.querySelector('form')?.requestSubmit();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys work on all that is in it
    <dialog ref={dialog} className={joinClasses(styles.dialog, wide && styles.wide)} aria-labelledby={heading} onKeyDown={key}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {!locked && <Button kind="quiet" icon="close" aria-label={t('common.do.close')} onClick={onClose} />}
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
};

interface EndProps {
  /** Label of the submit button. */
  readonly children: ReactNode;
  /** Why the form cannot be sent yet. */
  readonly notYet?: string | undefined;
  readonly busy?: boolean;
  readonly onClose: () => void;
}

export const DialogActions = ({ children }: { readonly children: ReactNode }) => <div className={styles.actions}>{children}</div>;

export const DialogEnd = ({ children, notYet, busy = false, onClose }: EndProps) => {
  const { t } = useWords();
  return (
    <DialogActions>
      <Button type="submit" kind="primary" busy={busy} notYet={notYet}>
        {children}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {t('common.do.cancel')}
      </Button>
    </DialogActions>
  );
};
