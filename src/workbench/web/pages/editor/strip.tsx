import { useWords } from '../../words/use-words.ts';
import { InWords } from '../draft/who-notices.tsx';
import { useEditor } from './editor-context.ts';

/** What the draft changes for members, and what is to be checked, below the editor. */
export const Strip = () => {
  const { t } = useWords();
  const { judgement } = useEditor();
  return (
    <section className="strip" aria-label={t('editor.parts.strip')}>
      <p role="status">
        {judgement === undefined ? (
          t('draft.inWords.working')
        ) : judgement.meaning ? (
          <InWords meaning={judgement.meaning} />
        ) : (
          (judgement.untold ?? t('draft.inWords.unknown'))
        )}
      </p>
    </section>
  );
};
