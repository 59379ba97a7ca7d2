import { useTranslation } from 'react-i18next';
import { BrandMark } from './brand-mark.tsx';

/** Shown while neither a token nor an error exists (specification 4, Authorization flow). */
export const AuthorizingScreen = () => {
  const { t } = useTranslation();
  return (
    <div className="waiting" role="status">
      <BrandMark />
      <p>{t('components.authorizing.text')}</p>
    </div>
  );
};
