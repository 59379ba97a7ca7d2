import type { RuleCase } from '../../../../../authoring/rules/rule-cases.ts';
import type { RuleReport } from '../../../../../authoring/rules/rule-report.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { Pill } from '../../../kit/marks.tsx';
import { useRules } from '../source/rules-source.ts';
import { SampleMembers } from '../source/sample-members.tsx';
import { joinClasses } from '../../../kit/join-classes.ts';
import styles from './cases-table.module.css';
import { Table } from '../../../kit/table.tsx';

interface Props {
  questions: RuleReport['asked'];
  rows: readonly RuleCase[];
  isCompared: boolean;
  flipped: readonly string[];
  flip: (key: string) => void;
}

export const Outcome = ({ is }: { is: boolean }) => {
  const { t } = useWords();
  return (
    <Pill tone={is ? 'live' : 'end'} icon={is ? 'check' : 'minus'}>
      {t(is ? 'rules.true' : 'rules.false')}
    </Pill>
  );
};

const Answer = ({ is }: { is: RuleCase['answers'][number] }) => {
  const { t } = useWords();
  if (is === 'either') return <span className="muted">{t('rules.either')}</span>;
  return (
    <span className={joinClasses('row', is === 'yes' ? styles.yes : 'muted')}>
      <Icon name={is === 'yes' ? 'check' : 'minus'} size="xs" />
      {t(`rules.${is}`)}
    </span>
  );
};

const ImpossibleCells = ({ of: { why }, isCompared }: { of: RuleCase; isCompared: boolean }) => {
  const { t } = useWords();
  return (
    <>
      <td colSpan={isCompared ? 2 : 1}>{t('rules.cases.cannot')}</td>
      <td>
        {why.length === 0 && t('rules.cases.excludes')}
        {why.map(({ id, says, isAssumed }) => (
          <span key={id} className="row wrap">
            {says}
            {isAssumed && <Pill tone="plain">{t('rules.cases.assumed')}</Pill>}
          </span>
        ))}
      </td>
    </>
  );
};

interface PossibleProps extends Pick<Props, 'isCompared' | 'flip'> {
  of: RuleCase;
  isFlipped: boolean;
}

const PossibleCells = ({
  of: { key, outcome, before, samples },
  isCompared,
  isFlipped,
  flip,
}: PossibleProps) => {
  const { t } = useWords();
  const { mayEdit } = useRules();
  const flipLabel = t(outcome === 'true' ? 'rules.turn.toFalse' : 'rules.turn.toTrue');
  return (
    <>
      {isCompared && <td>{before !== undefined && <Outcome is={before === 'true'} />}</td>}
      <td>
        <span className="row">
          <Outcome is={(outcome === 'true') !== isFlipped} />
          {mayEdit && (
            <Button
              small
              kind="quiet"
              icon="compare"
              aria-pressed={isFlipped}
              aria-label={flipLabel}
              title={flipLabel}
              onClick={() => flip(key)}
            />
          )}
        </span>
      </td>
      <td>
        {samples.length === 0 ? (
          <span className="muted">{t('rules.cases.noSample')}</span>
        ) : (
          <SampleMembers names={samples} />
        )}
      </td>
    </>
  );
};

const CaseRow = ({ of, questions, isCompared, flipped, flip }: Omit<Props, 'rows'> & { of: RuleCase }) => {
  const isFlipped = flipped.includes(of.key);
  return (
    <tr
      className={of.outcome === 'impossible' ? styles.impossible : undefined}
      data-selected={(isFlipped && of.outcome !== 'impossible') || undefined}
    >
      {of.answers.map((answer, at) => (
        <td key={questions[at]?.key ?? at}>
          <Answer is={answer} />
        </td>
      ))}
      {of.outcome === 'impossible' ? (
        <ImpossibleCells {...{ of, isCompared }} />
      ) : (
        <PossibleCells {...{ of, isCompared, isFlipped, flip }} />
      )}
    </tr>
  );
};

export const CasesTable = ({ rows, ...shared }: Props) => {
  const { t } = useWords();
  return (
    <div className="scroll-x">
      <Table
        stacks={false}
        className={styles.table}
        heads={[
          ...shared.questions.map(({ says }) => t('rules.cases.question', { says })),
          ...(shared.isCompared ? [t('rules.cases.before')] : []),
          t('rules.cases.outcome'),
          t('rules.cases.samples'),
        ]}
      >
        {rows.map((one) => (
          <CaseRow key={one.key} of={one} {...shared} />
        ))}
      </Table>
    </div>
  );
};
