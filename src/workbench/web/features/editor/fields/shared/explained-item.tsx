import { useAnswer } from '../../../../analysis/use-worker-answer.ts';
import { useWords } from '../../../../i18n/use-words.ts';
import type { Explained } from '../../../../worker/explained.ts';
import { SampleTag } from '../../../../kit/marks.tsx';
import styles from './explained-item.module.css';
import { joinClasses } from '../../../../kit/join-classes.ts';

export const useExplained = (item: string): Explained | undefined => {
  const { language } = useWords();
  return useAnswer('explain', { item, side: 'draft', language });
};

const mostNamed = 2;

export const Samples = ({ names }: { names: readonly string[] | undefined }) => {
  const { t } = useWords();
  if (names === undefined) return <span className="count">…</span>;
  if (names.length === 0) return <span className="count">{t('editor.link.nobody')}</span>;
  return (
    <span className={joinClasses('row wrap', styles.samples)} title={names.join(', ').toUpperCase()}>
      {names.slice(0, mostNamed).map((name) => (
        <SampleTag key={name}>{name.toUpperCase()}</SampleTag>
      ))}
      {names.length > mostNamed && <span className="count">+{names.length - mostNamed}</span>}
    </span>
  );
};
