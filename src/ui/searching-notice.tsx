import { BrandMark } from './brand-mark.tsx';
import { useWords } from './use-words.ts';

/** Says that an unknown page is looked for in other languages (specification 2, 404 page). */
export const SearchingNotice = () => {
  const { t } = useWords();
  return (
    <div className="waiting" role="status">
      <BrandMark />
      <p>{t('components.notFound.searching')}</p>
    </div>
  );
};
