import { useWords } from '../provided/words.ts';
import { Icon } from './artwork.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  href: string;
  newTab: boolean;
  onClose: () => void;
}

// R2.196, R4.063.
export const LeavingDialog = ({ href, newTab, onClose }: Props) => {
  const { t } = useWords();
  const { host } = new URL(href);
  const window = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Dialog title={t('components.leaving.title')} onClose={onClose}>
      <p>{t('components.leaving.text', { host })}</p>
      <p className="acts">
        <a className="btn btn-1" href={href} {...window} onClick={onClose}>
          <span>{t('components.leaving.continue')}</span>
          <Icon name="external" />
        </a>
        <button type="button" className="btn btn-2" onClick={onClose}>
          {t('components.leaving.goBack')}
        </button>
      </p>
    </Dialog>
  );
};
