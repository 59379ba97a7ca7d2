import { useWorkerAnswer } from '../../analysis/use-worker-answer.ts';
import { logicAddress, writing } from '../../draft/rule-addresses.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { useDeed, useRules } from './context/rule-source.ts';

interface Props {
  readonly name: string;
  /** The keys of the cases. */
  readonly turned: readonly string[];
  readonly clear: () => void;
}

/** The smallest rules for which some cases of the table come out the other way, each with one press to take it. */
export const TurnedCases = ({ name, turned, clear }: Props) => {
  const { t, language } = useWords();
  const { files } = useRules();
  const deed = useDeed();
  const { answer, isOld, unanswered } = useWorkerAnswer('turned', { name, cases: turned, language });
  const isStale = answer === undefined && !isOld;
  return (
    <div className="body turned" aria-live="polite" aria-busy={isOld || undefined}>
      <div className="row wrap">
        <h3 className="sec grow">{t('rules.turn.title', { count: turned.length })}</h3>
        <Button small kind="quiet" onClick={clear}>
          {t('rules.turn.clear')}
        </Button>
      </div>
      {isOld && answer === undefined && <p className="muted">{t('rules.turn.working')}</p>}
      {(isStale || unanswered) && <p className="muted">{t('rules.turn.stale')}</p>}
      {answer?.length === 0 && <p className="muted">{t('rules.turn.none')}</p>}
      <ul className="list">
        {answer?.map(({ logic, says, assumes }) => (
          <li key={JSON.stringify(logic)} className="row wrap">
            <span className="grow">
              <b className="strong">{says}</b>
              <span className="code block">{JSON.stringify(logic)}</span>
              {assumes.length > 0 && <span className="small muted">{t('rules.assumes', { what: assumes.join('; ') })}</span>}
            </span>
            <Button
              small
              kind="primary"
              onClick={() => {
                clear();
                deed([writing(files, logicAddress(name), logic)], t('rules.turn.taken'));
              }}
            >
              {t('rules.turn.take')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};
