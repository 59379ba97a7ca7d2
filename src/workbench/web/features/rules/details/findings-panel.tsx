import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RuleReport } from '../../../../../authoring/rules/rule-report.ts';
import { logicAddress, rulePath, writing } from '../../../draft/rule-addresses.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { Pill } from '../../../kit/marks.tsx';
import { useApplyEdits, useRules } from '../source/rules-source.ts';

interface ReportProps {
  report: RuleReport;
}

const Finding = ({ isWrong, title, children }: { isWrong: boolean; title: string; children: ReactNode }) => (
  <li>
    <Pill tone={isWrong ? 'wait' : 'ok'} icon={isWrong ? 'alert' : 'check'}>
      {title}
    </Pill>
    {children}
  </li>
);

interface ShorterProps extends ReportProps {
  shorter: NonNullable<RuleReport['shorter']>;
}

const ShorterRule = ({ report: { name, idle }, shorter: { says, assumes, logic } }: ShorterProps) => {
  const { t } = useWords();
  const { files, mayEdit } = useRules();
  const applyEdits = useApplyEdits();
  return (
    <>
      {idle.length > 0 && <p>{t('rules.cases.idle', { what: idle.map((one) => one.says).join('; ') })}</p>}
      <p className="muted">{t('rules.findings.shorter')}</p>
      <p className="strong">{says}</p>
      {assumes.length > 0 && (
        <p className="small muted">{t('rules.assumes', { what: assumes.join('; ') })}</p>
      )}
      {mayEdit && (
        <p>
          <Button
            small
            onClick={() =>
              applyEdits([writing(files, logicAddress(name), logic)], t('rules.findings.shorterTaken'))
            }
          >
            {t('rules.findings.useShorter')}
          </Button>
        </p>
      )}
    </>
  );
};

const LengthFinding = ({ report }: ReportProps) => {
  const { t } = useWords();
  const { shorter, isRedundant } = report;
  return (
    <Finding
      isWrong={isRedundant}
      title={t(`rules.findings.${isRedundant ? 'redundant' : shorter ? 'longer' : 'short'}`)}
    >
      {shorter ? (
        <ShorterRule report={report} shorter={shorter} />
      ) : (
        <p className="muted">{t('rules.findings.shortText')}</p>
      )}
    </Finding>
  );
};

const EqualFinding = ({ report: { equal } }: ReportProps) => {
  const { t } = useWords();
  const { draft } = useRules();
  return (
    <Finding
      isWrong={equal.length > 0}
      title={t(equal.length > 0 ? 'rules.findings.equal' : 'rules.findings.notEqual')}
    >
      {equal.length === 0 && <p className="muted">{t('rules.findings.notEqualText')}</p>}
      {equal.map(({ name, says, isRule }) => (
        <p key={name}>
          {says}{' '}
          {isRule ? (
            <Link className="code" to={rulePath(draft?.id, name)}>
              {name}
            </Link>
          ) : (
            <span className="code">{name}</span>
          )}
        </p>
      ))}
    </Finding>
  );
};

export const FindingsPanel = ({ report, isChanged }: ReportProps & { isChanged: boolean }) => {
  const { t } = useWords();
  const { holds, effect } = report;
  const isSame = isChanged && effect !== undefined && !effect.gains && !effect.loses;
  return (
    <section className="panel" aria-live="polite">
      <header>
        <h2 className="grow">{t('rules.findings.title')}</h2>
      </header>
      <ul className="list open body">
        {isSame && (
          <Finding isWrong={false} title={t('rules.findings.same')}>
            <p className="muted">{t('rules.findings.sameText')}</p>
          </Finding>
        )}
        {holds === 'some' && <LengthFinding report={report} />}
        <EqualFinding report={report} />
        <Finding
          isWrong={holds !== 'some'}
          title={t(holds === 'some' ? 'rules.findings.alive' : 'rules.findings.dead')}
        >
          <p className="muted">{t(holds === 'some' ? 'rules.findings.aliveText' : `rules.holds.${holds}`)}</p>
        </Finding>
      </ul>
    </section>
  );
};
