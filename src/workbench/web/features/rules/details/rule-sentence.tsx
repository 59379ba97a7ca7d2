import type { RuleReport } from '../../../../../authoring/rules/rule-report.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Token } from '../source/token.tsx';
import styles from './rule-sentence.module.css';

type SentencePart = RuleReport['sentence'][number];

const Part = ({ of: { kind, says }, isIdle }: { of: SentencePart; isIdle: boolean }) => {
  const { t } = useWords();
  if (kind === 'open') return <span>( </span>;
  if (kind === 'close') return <span> ) </span>;
  if (kind !== 'fact') return <Token kind="word">{t(`rules.word.${kind}`)}</Token>;
  return (
    <Token kind={isIdle ? 'idle' : 'fact'} title={isIdle ? t('rules.decidesNothing') : undefined}>
      {says}
      {isIdle && <span className="sr"> ({t('rules.decidesNothing')})</span>}
    </Token>
  );
};

export const RuleSentence = ({ report: { sentence, idle, holds } }: { report: RuleReport }) => {
  const { t } = useWords();
  const idleKeys = idle.map(({ key }) => key);
  return (
    <div className="body">
      <p className={styles.sentence}>
        {t('rules.trueWhen')}{' '}
        {sentence.map((part, at) => (
          <Part key={at} of={part} isIdle={part.key !== undefined && idleKeys.includes(part.key)} />
        ))}
        .
      </p>
      {holds !== 'some' && <p className="small wrong">{t(`rules.holds.${holds}`)}</p>}
    </div>
  );
};
