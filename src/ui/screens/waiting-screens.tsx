import { useEffect, useState } from 'react';
import { BrandMark } from '../elements/artwork.tsx';
import { useWords } from '../provided/words.ts';

const patienceMilliseconds = 200;

/** Shows a loading message if a route or its data takes longer than 200 ms (A53). */
export const LoadingScreen = () => {
  const { t } = useWords();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="waiting" role="status">
      {isLong && <BrandMark />}
      {isLong && <p>{t('components.loading.text')}</p>}
    </div>
  );
};

/** Shows the screen for the time while there is neither a token nor an error (R4.022). */
export const AuthorizingScreen = () => {
  const { t } = useWords();
  return (
    <div className="waiting" role="status">
      <BrandMark />
      <p>{t('components.authorizing.text')}</p>
    </div>
  );
};

/** Shows that the portal is searching for an unknown page in the other language (R2.204). */
export const SearchingNotice = () => {
  const { t } = useWords();
  return (
    <div className="waiting" role="status">
      <BrandMark />
      <p>{t('components.notFound.searching')}</p>
    </div>
  );
};
