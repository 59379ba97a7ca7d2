import { useWords } from '../use-words.ts';

interface EmptyProps {
  /** Shows the questions in the other language; absent when that is what is on show. */
  readonly onOther?: (() => void) | undefined;
}

/** No entry in this language: says so and offers the other language, where that has not been tried. */
export const FaqEmpty = ({ onOther }: EmptyProps) => {
  const { t } = useWords();
  if (!onOther) return <p className="muted">{t('components.faq.empty')}</p>;
  return (
    <>
      <p className="muted">{t('components.faq.notTranslated')}</p>
      <button type="button" className="btn btn-2" onClick={onOther}>
        {t('components.faq.seeOther')}
      </button>
    </>
  );
};
