import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';

/** Says that the network is away and how old the data on the screen are; the place for the words is always there, so that they are announced. */
export const OfflineBanner = ({ isOffline, since }: { readonly isOffline: boolean; readonly since: string }) => {
  const { t } = useTranslation();
  return (
    <div className="offline" role="status">
      {isOffline && (
        <p className="note wait">
          <Icon name="clock" />
          <span>{t('components.offline.text', { time: since })}</span>
        </p>
      )}
    </div>
  );
};
