import { useAnswer } from '../../../../analysis/use-worker-answer.ts';
import { useWords } from '../../../../i18n/use-words.ts';
import type { Explained } from '../../../../worker/explained.ts';

export const useExplained = (item: string): Explained | undefined => {
  const { language } = useWords();
  return useAnswer('explain', { item, side: 'draft', language });
};

const mostNamed = 2;

export const Samples = ({ names }: { names: readonly string[] | undefined }) => {
  const { t } = useWords();
  if (names === undefined) return <span className="cnt">…</span>;
  if (names.length === 0) return <span className="cnt">{t('editor.link.nobody')}</span>;
  return (
    <span className="row wrap samples" title={names.join(', ').toUpperCase()}>
      {names.slice(0, mostNamed).map((name) => (
        <span key={name} className="who">
          {name.toUpperCase()}
        </span>
      ))}
      {names.length > mostNamed && <span className="cnt">+{names.length - mostNamed}</span>}
    </span>
  );
};
