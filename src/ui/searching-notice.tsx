import { useTranslation } from 'react-i18next';
import { BrandMark } from './brand-mark.tsx';

/** Says that an unknown page is looked for in other languages (specification 2, 404 page). */
export const SearchingNotice = () => {
  const { t } = useTranslation();
  return (
    <div className="waiting" role="status">
      <BrandMark />
      <p>{t('components.notFound.searching')}</p>
    </div>
  );
};
