import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { Button, TextButton } from './button.tsx';
import styles from './toast.module.css';
import { joinClasses } from './join-classes.ts';

interface Toast {
  readonly text: string;
  /** Undefined if the action cannot be undone. */
  readonly undo?: (() => void) | undefined;
}

type ShowToast = (text: string, undo?: () => void) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

// The last toast stays until the next one or until it is closed.
export const useToast = (): ShowToast => use(ToastContext);

export const Toasts = ({ children }: { children: ReactNode }) => {
  const { t } = useWords();
  const [current, setCurrent] = useState<Toast>();
  const showToast = useCallback<ShowToast>((text, undo) => setCurrent({ text, undo }), []);
  const close = (): void => setCurrent(undefined);
  const shown = useMemo(() => children, [children]);
  return (
    <ToastContext value={showToast}>
      <div className={styles.window}>
        {shown}
        <div className={joinClasses(styles.region, 'no-print')} role="status">
          {current && (
            <div className={styles.toast} data-toast>
              <span>{current.text}</span>
              {current.undo && (
                <TextButton
                  onClick={() => {
                    close();
                    current.undo?.();
                  }}
                >
                  {t('common.do.undo')}
                </TextButton>
              )}
              <Button
                kind="quiet"
                small
                icon="close"
                className={styles.close}
                aria-label={t('common.do.close')}
                onClick={close}
              />
            </div>
          )}
        </div>
      </div>
    </ToastContext>
  );
};
