import type { RuleCase } from '../../../../../authoring/rules/rule-cases.ts';
import type { RuleReport } from '../../../../../authoring/rules/rule-report.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { SaveTable } from '../../../scenario/save-table.tsx';

export const SaveCases = ({ report, rows }: { report: RuleReport; rows: readonly RuleCase[] }) => {
  const { t } = useWords();
  const outcome = t('rules.cases.outcome');
  const samples = t('rules.cases.samples');
  const outcomes = { true: t('rules.true'), false: t('rules.false'), impossible: t('rules.cases.cannot') };
  const questions = report.asked.map(({ says }) => t('rules.cases.question', { says }));
  const cases = rows.map((one) => [
    ...one.answers.map((answer) => t(`rules.${answer}`)),
    outcomes[one.outcome],
    one.outcome === 'impossible' ? one.why.map(({ says }) => says).join('\n') : one.samples.join(', '),
  ]);
  const summary = [
    [outcomes.true, report.trueFor.says, report.trueFor.samples.join(', ')],
    [outcomes.false, report.falseFor.says, report.falseFor.samples.join(', ')],
  ];
  return (
    <SaveTable
      title={`${t('rules.cases.title')}: ${report.name}`}
      about={[]}
      columns={report.cases ? [...questions, outcome, samples] : [outcome, t('rules.cases.who'), samples]}
      rows={report.cases ? cases : summary}
    />
  );
};
