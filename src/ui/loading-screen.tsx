import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from './brand-mark.tsx';

const patienceMilliseconds = 200;

/** Shown for a wait of a route or its data, once it has lasted 200 ms (ledger A53). */
export const LoadingScreen = () => {
  const { t } = useTranslation();
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
