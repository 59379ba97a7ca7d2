import { useWords } from '../use-words.ts';

/** Stands where a screen will be, in a document that was written before anybody opened it. */
export const ShellSkeleton = () => {
  const { t } = useWords();
  return (
    <div className="wrap waiting" role="status">
      <p>{t('components.loading.text')}</p>
    </div>
  );
};
