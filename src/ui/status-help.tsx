import { lazy, Suspense, useCallback, useState } from 'react';
import { Icon } from './icon.tsx';
import type { Status } from './status-pill.tsx';
import { useWords } from './use-words.ts';

const StatusMeanings = lazy(async () => ({ default: (await import('./status-meanings.tsx')).StatusMeanings }));

/** The information button beside a status: opens the four meanings. */
export const StatusHelp = ({ status }: { readonly status: Status }) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const label = t('components.status.help', { status: t(`components.status.word.${status}`) });
  return (
    <>
      <button type="button" className="iconbtn" aria-haspopup="dialog" aria-label={label} onClick={() => setOpen(true)}>
        <Icon name="info" />
      </button>
      <Suspense fallback={null}>{isOpen && <StatusMeanings status={status} onClose={close} />}</Suspense>
    </>
  );
};
