import { loadOnce, useLazyPart } from '../lazy/lazy-part.ts';
import { useWords } from '../provided/words.ts';
import { Icon } from './artwork.tsx';
import type { Status } from './status-pill.tsx';

const load = loadOnce(async () => (await import('./status-meanings.tsx')).StatusMeanings);

export const StatusHelp = ({ status }: { status: Status }) => {
  const { t } = useWords();
  const { Part: StatusMeanings, isLost, open, close } = useLazyPart(load);
  const label = t('components.status.help', { status: t(`components.status.word.${status}`) });
  return (
    <>
      <button type="button" className="iconbtn" aria-haspopup="dialog" aria-label={label} onClick={open}>
        <Icon name="info" />
      </button>
      <span className="not-opened" role="status">
        {isLost && t('components.common.notOpened')}
      </span>
      {StatusMeanings && <StatusMeanings status={status} onClose={close} />}
    </>
  );
};
