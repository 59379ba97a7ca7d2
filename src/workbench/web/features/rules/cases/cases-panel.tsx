import type { RuleReport } from '../../../../../authoring/rules/rule-report.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Check } from '../../../kit/fields.tsx';
import { Note } from '../../../kit/marks.tsx';
import { useRules } from '../source/rules-source.ts';
import { SampleMembers } from '../source/sample-members.tsx';
import { CasesTable, Outcome } from './cases-table.tsx';
import { FlippedCases } from './flipped-cases.tsx';
import { SaveCases } from './save-cases.tsx';
import { useCases } from './use-cases.ts';

interface Props {
  report: RuleReport;
  isOld: boolean;
  isCompared: boolean;
}

const CasesSummary = ({ report }: { report: RuleReport }) => {
  const { t } = useWords();
  return (
    <div className="body col gap">
      <Note>{t('rules.cubes', { count: report.asked.length })}</Note>
      {([true, false] as const).map((is) => {
        const { says, samples } = is ? report.trueFor : report.falseFor;
        return (
          <div key={String(is)}>
            <Outcome is={is} /> <span>{says}</span>
            <SampleMembers names={samples} />
          </div>
        );
      })}
    </div>
  );
};

type CasesProps = Pick<Props, 'report'> & { cases: ReturnType<typeof useCases> };

const CasesHead = ({
  report,
  cases: { impossible, rows, areImpossibleShown, showImpossible },
}: CasesProps) => {
  const { t } = useWords();
  const { idle, questions } = report;
  return (
    <header className="wrap">
      <h2>{t('rules.cases.title')}</h2>
      <span className="small muted grow">
        {t('rules.cases.matter', { some: questions - idle.length, all: questions })}
      </span>
      {impossible.length > 0 && (
        <Check
          kind="switch"
          checked={areImpossibleShown}
          onChange={({ target }) => showImpossible(target.checked)}
        >
          {t('rules.cases.impossible', { count: impossible.length })}
        </Check>
      )}
      <SaveCases report={report} rows={rows} />
    </header>
  );
};

export const CasesPanel = ({ report, isOld, isCompared }: Props) => {
  const { t } = useWords();
  const { mayEdit } = useRules();
  const cases = useCases(report);
  const { rows, flipped, flip, clearFlipped } = cases;
  return (
    <section className="panel clipped" aria-busy={isOld || undefined}>
      <CasesHead report={report} cases={cases} />
      {report.cases === undefined ? (
        <CasesSummary report={report} />
      ) : (
        <CasesTable questions={report.asked} {...{ rows, isCompared, flipped, flip }} />
      )}
      {report.idle.length > 0 && report.holds === 'some' && (
        <p className="body small muted">
          {t('rules.cases.idle', { what: report.idle.map(({ says }) => says).join('; ') })}
        </p>
      )}
      {mayEdit && flipped.length > 0 && (
        <FlippedCases name={report.name} flipped={flipped} clear={clearFlipped} />
      )}
    </section>
  );
};
