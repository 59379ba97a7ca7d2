import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RuleReport, ToldMembers } from '../../../../authoring/rules/rule-report.ts';
import type { RuleUse } from '../../../../authoring/rules/rule-uses.ts';
import { editorAddress } from '../../api/draft-addresses.ts';
import { logicAddress, rulePath, writing } from '../../draft/rule-addresses.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { Pill } from '../../kit/marks.tsx';
import { useConditionText, useDeed, useRules } from './context/rule-source.ts';
import { Members } from './members.tsx';

interface Props {
  readonly report: RuleReport;
}

const Finding = ({ isWrong, title, children }: { readonly isWrong: boolean; readonly title: string; readonly children: ReactNode }) => (
  <li>
    <Pill tone={isWrong ? 'wait' : 'ok'} icon={isWrong ? 'alert' : 'check'}>
      {title}
    </Pill>
    {children}
  </li>
);

/** What the analysis finds in a rule while it is written: what could be shorter, what it is like, whether it can be true and false at all. */
export const RuleFindings = ({ report, isChanged }: Props & { readonly isChanged: boolean }) => {
  const { t } = useWords();
  const { files, draft, mayEdit } = useRules();
  const deed = useDeed();
  const { shorter, isRedundant, equal, holds, idle, effect } = report;
  const isSame = isChanged && effect !== undefined && !effect.gains && !effect.loses;
  return (
    <section className="panel rule-findings" aria-live="polite">
      <header>
        <h2 className="grow">{t('rules.findings.title')}</h2>
      </header>
      <ul className="list body">
        {isSame && (
          <Finding isWrong={false} title={t('rules.findings.same')}>
            <p className="muted">{t('rules.findings.sameText')}</p>
          </Finding>
        )}
        {holds === 'some' && (
          <Finding isWrong={isRedundant} title={t(`rules.findings.${isRedundant ? 'redundant' : shorter ? 'longer' : 'short'}`)}>
            {shorter ? (
              <>
                {idle.length > 0 && <p>{t('rules.cases.idle', { what: idle.map(({ says }) => says).join('; ') })}</p>}
                <p className="muted">{t('rules.findings.shorter')}</p>
                <p className="strong">{shorter.says}</p>
                {shorter.assumes.length > 0 && <p className="small muted">{t('rules.assumes', { what: shorter.assumes.join('; ') })}</p>}
                {mayEdit && (
                  <p>
                    <Button
                      small
                      onClick={() => deed([writing(files, logicAddress(report.name), shorter.logic)], t('rules.findings.shorterTaken'))}
                    >
                      {t('rules.findings.useShorter')}
                    </Button>
                  </p>
                )}
              </>
            ) : (
              <p className="muted">{t('rules.findings.shortText')}</p>
            )}
          </Finding>
        )}
        <Finding isWrong={equal.length > 0} title={t(equal.length > 0 ? 'rules.findings.equal' : 'rules.findings.notEqual')}>
          {equal.length === 0 ? (
            <p className="muted">{t('rules.findings.notEqualText')}</p>
          ) : (
            equal.map(({ name, says, isRule }) => (
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
            ))
          )}
        </Finding>
        <Finding isWrong={holds !== 'some'} title={t(holds === 'some' ? 'rules.findings.alive' : 'rules.findings.dead')}>
          <p className="muted">{t(holds === 'some' ? 'rules.findings.aliveText' : `rules.holds.${holds}`)}</p>
        </Finding>
      </ul>
    </section>
  );
};

const Told = ({ title, members }: { readonly title: string; readonly members: ToldMembers }) => (
  <div>
    <p>
      <b className="strong">{title}</b> {members.says}
    </p>
    <Members names={members.samples} />
  </div>
);

/** Whom a rule is true for, and who gains and who loses by the edit, in words and by sample members. */
export const WhoIsAffected = ({ report, isChanged }: Props & { readonly isChanged: boolean }) => {
  const { t } = useWords();
  const { draft } = useRules();
  const { effect, trueFor, falseFor } = report;
  const all = trueFor.samples.length + falseFor.samples.length;
  return (
    <section className="panel" aria-live="polite">
      <header>
        <h2>{t('rules.who.title')}</h2>
      </header>
      <div className="body col gap">
        {isChanged && effect && (
          <>
            {effect.gains && <Told title={t('rules.who.gains')} members={effect.gains} />}
            {effect.loses && <Told title={t('rules.who.loses')} members={effect.loses} />}
            {!effect.gains && !effect.loses && <p className="strong">{t('rules.who.nobody')}</p>}
            {(effect.gains ?? effect.loses) && (
              <p className="small muted">
                {t('rules.who.seen')} {draft && <Link to={`/grid?source=${draft.id}&only=changed`}>{t('rules.who.compare')}</Link>}
              </p>
            )}
          </>
        )}
        {isChanged && !effect && <p className="muted">{t('rules.who.new')}</p>}
        <Told title={t('rules.who.trueFor', { some: trueFor.samples.length, all })} members={trueFor} />
      </div>
    </section>
  );
};

const useAddress = (): ((use: RuleUse) => string | undefined) => {
  const { draft } = useRules();
  return ({ kind, name }) => {
    if (kind === 'rule') return rulePath(draft?.id, name);
    if (kind === 'item') return draft ? editorAddress(draft.id, name) : `/grid?q=${encodeURIComponent(name)}`;
    return undefined;
  };
};

/** Every place that a rule decides, each with a way there and, where it names another rule instead, with that rule. */
export const RuleUses = ({ report: { uses } }: Props) => {
  const { t } = useWords();
  const text = useConditionText();
  const address = useAddress();
  return (
    <section className="panel">
      <header>
        <h2>{t('rules.uses.title')}</h2>
      </header>
      <div className="body">
        {uses.length === 0 && <p className="muted">{t('rules.uses.none')}</p>}
        <ul className="list uses">
          {uses.map((use) => {
            const to = address(use);
            const says = use.says ?? use.name;
            return (
              <li key={`${use.kind} ${use.name}`}>
                <span className="small muted kind">{t(`rules.uses.${use.kind}`)}</span>
                <span className="grow">
                  {to === undefined ? says : <Link to={to}>{says}</Link>}
                  <span className="code block">{use.name}</span>
                  {use.through !== undefined && (
                    <span className="small muted block">{t('rules.uses.through', { rule: text(use.through) })}</span>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
};
