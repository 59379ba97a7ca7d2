import { useWords } from './use-words.ts';

/** Beside what opens on demand: says politely that it could not be had. */
export const NotOpened = ({ isLost }: { readonly isLost: boolean }) => {
  const { t } = useWords();
  return (
    <span className="not-opened" role="status">
      {isLost && t('components.common.notOpened')}
    </span>
  );
};
