import { useWords } from '../use-words.ts';

/** The wait for questions: grey lines, and words for assistive technology. */
export const FaqLoading = () => {
  const { t } = useWords();
  return (
    <div className="faq-loading" role="status">
      <span className="sk short" />
      <span className="sk" />
      <span className="sk" />
      <span className="sr">{t('components.faq.loading')}</span>
    </div>
  );
};
