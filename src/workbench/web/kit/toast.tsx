import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { Button, TextButton } from './button.tsx';
import styles from './toast.module.css';
import { joinClasses } from './join-classes.ts';

interface Told {
  readonly text: string;
  /** Undefined if the action cannot be undone. */
  readonly undo?: (() => void) | undefined;
}

type Tell = (text: string, undo?: () => void) => void;

const ToastContext = createContext<Tell>(() => undefined);

// The last toast stays until the next one or until it is closed.
export const useToast = (): Tell => use(ToastContext);

export const Toasts = ({ children }: { children: ReactNode }) => {
  const { t } = useWords();
  const [told, setTold] = useState<Told>();
  const tell = useCallback<Tell>((text, undo) => setTold({ text, undo }), []);
  const close = (): void => setTold(undefined);
  const shown = useMemo(() => children, [children]);
  return (
    <ToastContext value={tell}>
      <div className={styles.window}>
        {shown}
        <div className={joinClasses(styles.region, 'no-print')} role="status">
          {told && (
            <div className={styles.toast} data-toast>
              <span>{told.text}</span>
              {told.undo && (
                <TextButton
                  onClick={() => {
                    close();
                    told.undo?.();
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
