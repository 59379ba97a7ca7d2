import { BrandMark } from '../elements/artwork.tsx';
import { useWords } from '../provided/words.ts';

/** Says that an unknown page is searched in other languages (R2.204). */
export const SearchingNotice = () => {
  const { t } = useWords();
  return (
    <div className="waiting" role="status">
      <BrandMark />
      <p>{t('components.notFound.searching')}</p>
    </div>
  );
};
