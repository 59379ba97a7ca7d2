import { useEffect, useState } from 'react';
import { BrandMark } from './brand-mark.tsx';
import { useWords } from './use-words.ts';

const patienceMilliseconds = 200;

/** Shown for a wait of a route or its data, once it has lasted 200 ms (ledger A53). */
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
