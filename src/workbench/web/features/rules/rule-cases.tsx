import { useSearchParams } from 'react-router-dom';
import type { RuleCase } from '../../../../authoring/rules/rule-cases.ts';
import type { RuleReport } from '../../../../authoring/rules/rule-report.ts';
import { useChangeSearch } from '../../api/change-search.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { Check } from '../../kit/fields.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Note, Pill } from '../../kit/marks.tsx';
import { SaveTable } from '../../scenario/save-table.tsx';
import { useRules } from './context/rule-source.ts';
import { Members } from './members.tsx';
import { TurnedCases } from './turned-cases.tsx';

/** Every case as texts, for a file; beyond six questions only for whom the rule is true and false. */
const SaveCases = ({ report, rows }: { readonly report: RuleReport; readonly rows: readonly RuleCase[] }) => {
  const { t } = useWords();
  const [outcome, samples] = [t('rules.cases.outcome'), t('rules.cases.samples')];
  const told = { true: t('rules.true'), false: t('rules.false'), impossible: t('rules.cases.cannot') };
  const asked = report.asked.map(({ says }) => t('rules.cases.question', { says }));
  const cases = rows.map((one) => [
    ...one.answers.map((answer) => t(`rules.${answer}`)),
    told[one.outcome],
    one.outcome === 'impossible' ? one.why.map(({ says }) => says).join('\n') : one.samples.join(', '),
  ]);
  const cubes = [
    [told.true, report.trueFor.says, report.trueFor.samples.join(', ')],
    [told.false, report.falseFor.says, report.falseFor.samples.join(', ')],
  ];
  return (
    <SaveTable
      title={`${t('rules.cases.title')}: ${report.name}`}
      about={[]}
      columns={report.cases ? [...asked, outcome, samples] : [outcome, t('rules.cases.who'), samples]}
      rows={report.cases ? cases : cubes}
    />
  );
};

interface Props {
  readonly report: RuleReport;
  readonly isOld: boolean;
  /** The rule differs from what the draft began with: what it said then stands beside it. */
  readonly isCompared: boolean;
}

const useView = () => {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const turned = (search.get('turn') ?? '').split(',').filter((key) => key !== '');
  const change = (name: string, value: string): void => changeSearch({ [name]: value || undefined }, { replace: true });
  return {
    turned,
    isAll: search.get('impossible') === '1',
    turn: (key: string): void => change('turn', (turned.includes(key) ? turned.filter((one) => one !== key) : [...turned, key]).join(',')),
    clear: (): void => change('turn', ''),
    showAll: (isShown: boolean): void => change('impossible', isShown ? '1' : ''),
  };
};

const Outcome = ({ is }: { readonly is: boolean }) => {
  const { t } = useWords();
  return (
    <Pill tone={is ? 'live' : 'end'} icon={is ? 'check' : 'minus'}>
      {t(is ? 'rules.true' : 'rules.false')}
    </Pill>
  );
};

const Answer = ({ is }: { readonly is: RuleCase['answers'][number] }) => {
  const { t } = useWords();
  if (is === 'either') return <span className="muted">{t('rules.either')}</span>;
  return (
    <span className={is === 'yes' ? 'row answer yes' : 'row answer muted'}>
      <Icon name={is === 'yes' ? 'check' : 'minus'} size="xs" />
      {t(`rules.${is}`)}
    </span>
  );
};

const Cubes = ({ report }: { readonly report: RuleReport }) => {
  const { t } = useWords();
  return (
    <div className="body col gap">
      <Note>{t('rules.cubes', { count: report.asked.length })}</Note>
      {([true, false] as const).map((is) => {
        const told = is ? report.trueFor : report.falseFor;
        return (
          <div key={String(is)}>
            <Outcome is={is} /> <span>{told.says}</span>
            <Members names={told.samples} />
          </div>
        );
      })}
    </div>
  );
};

/** Every case that decides a rule: what is asked, what comes out, who of the sample members is so, what cannot be; a case can be turned round. */
export const RuleCasesPanel = ({ report, isOld, isCompared }: Props) => {
  const { t } = useWords();
  const { mayEdit } = useRules();
  const { turned, isAll, turn, clear, showAll } = useView();
  const { asked, idle, questions, cases } = report;
  const impossible = cases?.filter(({ outcome }) => outcome === 'impossible') ?? [];
  const rows = [...(cases?.filter(({ outcome }) => outcome !== 'impossible') ?? []), ...(isAll ? impossible : [])];
  return (
    <section className="panel clipped" aria-busy={isOld || undefined}>
      <header className="wrap">
        <h2>{t('rules.cases.title')}</h2>
        <span className="small muted grow">{t('rules.cases.matter', { some: questions - idle.length, all: questions })}</span>
        {impossible.length > 0 && (
          <Check kind="switch" checked={isAll} onChange={({ target }) => showAll(target.checked)}>
            {t('rules.cases.impossible', { count: impossible.length })}
          </Check>
        )}
        <SaveCases report={report} rows={rows} />
      </header>
      {cases === undefined ? (
        <Cubes report={report} />
      ) : (
        <div className="scroll-x">
          <table className="tbl cases">
            <thead>
              <tr>
                {asked.map(({ key, says }) => (
                  <th key={key} scope="col">
                    {t('rules.cases.question', { says })}
                  </th>
                ))}
                {isCompared && <th scope="col">{t('rules.cases.before')}</th>}
                <th scope="col">{t('rules.cases.outcome')}</th>
                <th scope="col">{t('rules.cases.samples')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((one) => (
                <tr key={one.key} className={one.outcome === 'impossible' ? 'impossible' : turned.includes(one.key) ? 'sel' : undefined}>
                  {one.answers.map((answer, at) => (
                    <td key={asked[at]?.key ?? at}>
                      <Answer is={answer} />
                    </td>
                  ))}
                  {one.outcome === 'impossible' ? (
                    <>
                      <td colSpan={isCompared ? 2 : 1}>{t('rules.cases.cannot')}</td>
                      <td className="why">
                        {one.why.length === 0 && t('rules.cases.excludes')}
                        {one.why.map(({ id, says, isAssumed }) => (
                          <span key={id} className="row wrap">
                            {says}
                            {isAssumed && <Pill tone="plain">{t('rules.cases.assumed')}</Pill>}
                          </span>
                        ))}
                      </td>
                    </>
                  ) : (
                    <>
                      {isCompared && <td>{one.before !== undefined && <Outcome is={one.before === 'true'} />}</td>}
                      <td>
                        <span className="row">
                          <Outcome is={(one.outcome === 'true') !== turned.includes(one.key)} />
                          {mayEdit && (
                            <Button
                              small
                              kind="quiet"
                              icon="compare"
                              aria-pressed={turned.includes(one.key)}
                              aria-label={t(one.outcome === 'true' ? 'rules.turn.toFalse' : 'rules.turn.toTrue')}
                              title={t(one.outcome === 'true' ? 'rules.turn.toFalse' : 'rules.turn.toTrue')}
                              onClick={() => turn(one.key)}
                            />
                          )}
                        </span>
                      </td>
                      <td>
                        {one.samples.length === 0 ? (
                          <span className="muted">{t('rules.cases.noSample')}</span>
                        ) : (
                          <Members names={one.samples} />
                        )}
                      </td>
                    </>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {idle.length > 0 && report.holds === 'some' && (
        <p className="body small muted">{t('rules.cases.idle', { what: idle.map(({ says }) => says).join('; ') })}</p>
      )}
      {mayEdit && turned.length > 0 && <TurnedCases name={report.name} turned={turned} clear={clear} />}
    </section>
  );
};
