import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { joinClasses } from './join-classes.ts';
import { useModal } from './use-modal.ts';

interface Props {
  title: string;
  onClose: () => void;
  wide?: boolean;
  /** True when Escape and a click outside the dialog do nothing, and there is no close button. */
  locked?: boolean;
  children: ReactNode;
}

// The first empty field, else the first.
const findFirstField = (dialog: HTMLDialogElement): HTMLElement | undefined => {
  const fields = [...dialog.querySelectorAll<HTMLInputElement>('form :is(input, textarea, select)')];
  return fields.find(({ value }) => value === '') ?? fields[0];
};

// Ctrl Enter submits its form.
export const Dialog = ({ title, onClose, wide = false, locked = false, children }: Props) => {
  const { t } = useWords();
  const dialog = useModal({ onClose, locked, firstOf: findFirstField });
  const heading = useId();
  const handleKeyDown = (event: KeyboardEvent): void => {
    // A second Escape closes the dialog regardless of `cancel`. An Escape that closed a list inside was
    // already handled.
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      if (!locked) onClose();
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // The form may close the dialog at once: the page behind must not handle the same key.
    event.preventDefault();
    dialog.current?.querySelector<HTMLElement>('form [type=submit]')?.click();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys work on all that is in it
    <dialog
      ref={dialog}
      className={joinClasses(styles.dialog, wide && styles.wide)}
      aria-labelledby={heading}
      onKeyDown={handleKeyDown}
    >
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
  children: ReactNode;
  notYet?: string | undefined;
  busy?: boolean;
  onClose: () => void;
}

export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);

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
