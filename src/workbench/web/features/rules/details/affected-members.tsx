import { Link } from 'react-router-dom';
import type { RuleReport, DescribedMembers } from '../../../../../authoring/rules/rule-report.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { useRules } from '../source/rules-source.ts';
import { SampleMembers } from '../source/sample-members.tsx';

const Members = ({ title, of: { says, samples } }: { title: string; of: DescribedMembers }) => (
  <div>
    <p>
      <b className="strong">{title}</b> {says}
    </p>
    <SampleMembers names={samples} />
  </div>
);

const Effect = ({ of: { gains, loses } }: { of: NonNullable<RuleReport['effect']> }) => {
  const { t } = useWords();
  const { draft } = useRules();
  if (!gains && !loses) return <p className="strong">{t('rules.who.nobody')}</p>;
  return (
    <>
      {gains && <Members title={t('rules.who.gains')} of={gains} />}
      {loses && <Members title={t('rules.who.loses')} of={loses} />}
      <p className="small muted">
        {t('rules.who.seen')}{' '}
        {draft && <Link to={`/grid?source=${draft.id}&only=changed`}>{t('rules.who.compare')}</Link>}
      </p>
    </>
  );
};

interface Props {
  report: RuleReport;
  isChanged: boolean;
}

export const AffectedMembers = ({ report: { effect, trueFor, falseFor }, isChanged }: Props) => {
  const { t } = useWords();
  const all = trueFor.samples.length + falseFor.samples.length;
  return (
    <section className="panel" aria-live="polite">
      <header>
        <h2>{t('rules.who.title')}</h2>
      </header>
      <div className="body col gap">
        {isChanged && (effect ? <Effect of={effect} /> : <p className="muted">{t('rules.who.new')}</p>)}
        <Members title={t('rules.who.trueFor', { some: trueFor.samples.length, all })} of={trueFor} />
      </div>
    </section>
  );
};
