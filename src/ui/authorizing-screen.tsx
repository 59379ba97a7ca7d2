import { BrandMark } from './brand-mark.tsx';
import { useWords } from './use-words.ts';

/** Shown while neither a token nor an error exists (specification 4, Authorization flow). */
export const AuthorizingScreen = () => {
  const { t } = useWords();
  return (
    <div className="waiting" role="status">
      <BrandMark />
      <p>{t('components.authorizing.text')}</p>
    </div>
  );
};
