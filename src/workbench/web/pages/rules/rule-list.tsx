import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { changedSearch } from '../../client/changed-search.ts';
import type { ListedRule } from '../../../../authoring/rules/rule-list.ts';
import { useWorkerAnswer } from '../../analysis/use-worker-answer.ts';
import { Button, ButtonLink } from '../../elements/button.tsx';
import { Pill } from '../../elements/marks.tsx';
import { holds } from '../../elements/row-keys.ts';
import { SearchBox } from '../../elements/search-box.tsx';
import { Segments } from '../../elements/segments.tsx';
import { Empty } from '../../elements/states.tsx';
import { PageHead } from '../../shell/page.tsx';
import { useWords } from '../../words/use-words.ts';
import { ConstraintList } from './constraint-list.tsx';
import { NewRuleDialog } from './new-rule.tsx';
import { RepeatedPanel } from './repeated-panel.tsx';
import { rulePath, useRules, wishPath } from './rule-source.ts';

type Show = 'all' | 'toCheck' | 'unused';

const shows = { all: () => true, toCheck: (rule) => isToCheck(rule), unused: ({ uses }) => uses === 0 } satisfies Record<
  Show,
  (rule: ListedRule) => boolean
>;

const isToCheck = ({ uses, holds: of, equal }: ListedRule): boolean => uses === 0 || of !== 'some' || equal.length > 0;

const Findings = ({ rule }: { readonly rule: ListedRule }) => {
  const { t } = useWords();
  const found = [
    ...(rule.holds === 'some' ? [] : [t(`rules.holds.${rule.holds}`)]),
    ...(rule.uses === 0 ? [t('rules.unused')] : []),
    ...(rule.equal.length === 0 ? [] : [t('rules.likeOthers', { names: rule.equal.join(', ') })]),
  ];
  if (found.length === 0) return <span className="muted">–</span>;
  return found.map((says) => (
    <Pill key={says} tone="wait" icon="alert">
      {says}
    </Pill>
  ));
};

/** All named rules: what each says, how often it is used, what is to be checked. */
export const RuleList = () => {
  const { t, language } = useWords();
  const { draft, mayEdit } = useRules();
  const [search, setSearch] = useSearchParams();
  const [isNew, setNew] = useState(false);
  const { answer, unanswered } = useWorkerAnswer('rules', { language });
  const change = (name: string, value: string): void =>
    setSearch((before) => changedSearch(before, { [name]: value || undefined }), { replace: true });
  const text = search.get('find') ?? '';
  const wanted = search.get('show');
  const show: Show = wanted === 'toCheck' || wanted === 'unused' ? wanted : 'all';
  const rules = answer?.rules ?? [];
  const shown = rules.filter((rule) => shows[show](rule) && holds(`${rule.name} ${rule.says}`, text));
  const isAlways = search.get('view') === 'always';
  const always = (answer?.constraints ?? []).filter(({ id, says, never, evidence }) => holds(`${id} ${says} ${never} ${evidence}`, text));
  return (
    <>
      <PageHead
        title={t('rules.title')}
        text={t('rules.text')}
        acts={
          <>
            <ButtonLink icon="rules" to={wishPath(draft?.id)}>
              {t('rules.wish.open')}
            </ButtonLink>
            {mayEdit && (
              <Button kind="primary" icon="plus" onClick={() => setNew(true)}>
                {t('rules.new.open')}
              </Button>
            )}
          </>
        }
      />
      {isNew && <NewRuleDialog onClose={() => setNew(false)} />}
      <div className="row wrap tools">
        <Segments
          label={t('rules.views')}
          of={(['rules', 'always'] as const).map((name) => ({ name, label: t(`rules.view.${name}`) }))}
          chosen={isAlways ? 'always' : 'rules'}
          onChoose={(name) => change('view', name === 'rules' ? '' : name)}
        />
        <SearchBox label={t(isAlways ? 'rules.always.find' : 'rules.find')} value={text} onChange={(typed) => change('find', typed)} />
        {!isAlways && (
          <Segments
            label={t('rules.show.label')}
            of={(['all', 'toCheck', 'unused'] as const).map((name) => ({
              name,
              label: t(`rules.show.${name}`),
              count: rules.filter(shows[name]).length,
            }))}
            chosen={show}
            onChoose={(name) => change('show', name === 'all' ? '' : name)}
          />
        )}
      </div>
      {!answer && !unanswered && (
        <p className="muted" role="status">
          {t('rules.working')}
        </p>
      )}
      {unanswered && (
        <Empty icon="alert" title={t('rules.title')}>
          {t(`grid.unanswered.${unanswered}`)}
        </Empty>
      )}
      {answer && isAlways && <ConstraintList constraints={always} draft={draft?.id} />}
      {answer && !isAlways && (
        <section className="panel clipped">
          <div className="scroll-x">
            <table className="tbl stack rule-list">
              <thead>
                <tr>
                  <th scope="col">{t('rules.col.rule')}</th>
                  <th scope="col">{t('rules.col.name')}</th>
                  <th scope="col">{t('rules.col.uses')}</th>
                  <th scope="col">{t('rules.col.samples')}</th>
                  <th scope="col">{t('rules.col.findings')}</th>
                </tr>
              </thead>
              <tbody>
                {shown.map((rule) => (
                  <tr key={rule.name}>
                    <td>
                      <Link className="name" to={rulePath(draft?.id, rule.name)}>
                        {rule.says}
                      </Link>
                    </td>
                    <td className="code">{rule.name}</td>
                    <td>{t('rules.usedTimes', { count: rule.uses })}</td>
                    <td>{t('rules.ofSamples', { some: rule.samples, all: answer.samples })}</td>
                    <td>
                      <Findings rule={rule} />
                    </td>
                  </tr>
                ))}
                {shown.length === 0 && (
                  <tr>
                    <td colSpan={5} className="muted">
                      {t('rules.none')}
                    </td>
                  </tr>
                )}
              </tbody>
            </table>
          </div>
        </section>
      )}
      {!isAlways && <RepeatedPanel />}
    </>
  );
};
