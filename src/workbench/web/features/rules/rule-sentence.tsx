import type { RuleReport } from '../../../../authoring/rules/rule-report.ts';
import { useWords } from '../../i18n/use-words.ts';

interface Props {
  readonly parts: RuleReport['sentence'];
  /** The keys of what is asked and decides nothing. */
  readonly idle: readonly string[];
  readonly holds: RuleReport['holds'];
}

/** A rule as a sentence: each fact a token, the rules that it names written out. */
export const RuleSentence = ({ parts, idle, holds }: Props) => {
  const { t } = useWords();
  return (
    <div className="body">
      <p className="rule-sentence">
        {t('rules.trueWhen')}{' '}
        {parts.map(({ kind, key = '', says = '' }, at) => {
          if (kind === 'open') return <span key={at}>( </span>;
          if (kind === 'close') return <span key={at}> ) </span>;
          if (kind !== 'fact')
            return (
              <span key={at} className="token word">
                {t(`rules.word.${kind === 'not' ? 'not' : kind}`)}
              </span>
            );
          const isIdle = idle.includes(key);
          return (
            <span key={at} className={isIdle ? 'token idle' : 'token'} title={isIdle ? t('rules.decidesNothing') : undefined}>
              {says}
              {isIdle && <span className="sr"> ({t('rules.decidesNothing')})</span>}
            </span>
          );
        })}
        .
      </p>
      {holds !== 'some' && <p className="small wrong">{t(`rules.holds.${holds}`)}</p>}
    </div>
  );
};
