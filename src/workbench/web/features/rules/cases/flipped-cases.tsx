import { useWorkerAnswer, type WorkerAnswer } from '../../../analysis/use-worker-answer.ts';
import { logicAddress, writing } from '../../../draft/rule-addresses.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { useApplyEdits, useRules } from '../source/rules-source.ts';
import { joinClasses } from '../../../kit/join-classes.ts';
import styles from './flipped-cases.module.css';

interface Props {
  name: string;
  flipped: readonly string[];
  clear: () => void;
}

type SuggestedRule = NonNullable<WorkerAnswer<'turned'>['answer']>[number];

const Suggestion = ({
  of: { logic, says, assumes },
  onApply,
}: {
  of: SuggestedRule;
  onApply: () => void;
}) => {
  const { t } = useWords();
  return (
    <li className="row wrap">
      <span className="grow">
        <b className="strong">{says}</b>
        <span className={joinClasses('code', styles.logic)}>{JSON.stringify(logic)}</span>
        {assumes.length > 0 && (
          <span className="small muted">{t('rules.assumes', { what: assumes.join('; ') })}</span>
        )}
      </span>
      <Button small kind="primary" onClick={onApply}>
        {t('rules.turn.take')}
      </Button>
    </li>
  );
};

export const FlippedCases = ({ name, flipped, clear }: Props) => {
  const { t, language } = useWords();
  const { files } = useRules();
  const applyEdits = useApplyEdits();
  const { answer, isOld, unanswered } = useWorkerAnswer('turned', { name, cases: flipped, language });
  const isGone = answer === undefined && !isOld;
  const apply = ({ logic }: SuggestedRule): void => {
    clear();
    applyEdits([writing(files, logicAddress(name), logic)], t('rules.turn.taken'));
  };
  return (
    <div className={joinClasses('body', styles.panel)} aria-live="polite" aria-busy={isOld || undefined}>
      <div className="row wrap">
        <h3 className="sec grow">{t('rules.turn.title', { count: flipped.length })}</h3>
        <Button small kind="quiet" onClick={clear}>
          {t('rules.turn.clear')}
        </Button>
      </div>
      {isOld && answer === undefined && <p className="muted">{t('rules.turn.working')}</p>}
      {(isGone || unanswered) && <p className="muted">{t('rules.turn.stale')}</p>}
      {answer?.length === 0 && <p className="muted">{t('rules.turn.none')}</p>}
      <ul className="list">
        {answer?.map((one) => (
          <Suggestion key={JSON.stringify(one.logic)} of={one} onApply={() => apply(one)} />
        ))}
      </ul>
    </div>
  );
};
