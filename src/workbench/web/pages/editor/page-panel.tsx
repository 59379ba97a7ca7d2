import { Empty } from '../../elements/states.tsx';
import { useWords } from '../../words/use-words.ts';

/** The page as a member sees it, in the middle of the editor. */
export const PagePanel = () => {
  const { t } = useWords();
  return (
    <section className="editor-page" aria-label={t('editor.parts.page')}>
      <Empty icon="eye" title={t('editor.page.soonTitle')}>
        {t('editor.page.soon')}
      </Empty>
    </section>
  );
};
