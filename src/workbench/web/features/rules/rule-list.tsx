import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListedRule } from '../../../../authoring/rules/rule-list.ts';
import { useWorkerAnswer } from '../../analysis/use-worker-answer.ts';
import { useChangeSearch } from '../../api/change-search.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { SearchBox } from '../../kit/commands/search-box.tsx';
import { containsText } from '../../kit/match-text.ts';
import { Segments } from '../../kit/segments.tsx';
import { Empty } from '../../kit/states.tsx';
import { PageHead } from '../../layout/page.tsx';
import { wishPath } from '../../scenario/effect-marks.ts';
import { WhyUnanswered } from '../../scenario/why-unanswered.tsx';
import { ConstraintList, SaveConstraints } from './constraint-list.tsx';
import { useRules } from './context/rule-source.ts';
import { NamedRules, SaveRules } from './named-rules.tsx';
import { NewRuleDialog } from './new-rule.tsx';
import { RepeatedPanel } from './repeated-panel.tsx';

type Show = 'all' | 'toCheck' | 'unused';

const shows = { all: () => true, toCheck: (rule) => isToCheck(rule), unused: ({ uses }) => uses === 0 } satisfies Record<
  Show,
  (rule: ListedRule) => boolean
>;

const isToCheck = ({ uses, holds: of, equal, isRedundant }: ListedRule): boolean =>
  uses === 0 || of !== 'some' || equal.length > 0 || isRedundant;

/** All named rules, or what is always so: found by words, narrowed to what is to be checked, saved as a file. */
export const RuleList = () => {
  const { t, language } = useWords();
  const { files, draft, mayEdit } = useRules();
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const [isNew, setNew] = useState(false);
  const { answer: told, unanswered } = useWorkerAnswer('rules', { language });
  const answer = unanswered ? undefined : told;
  const change = (name: string, value: string): void => changeSearch({ [name]: value || undefined }, { replace: true });
  const text = search.get('find') ?? '';
  const wanted = search.get('show');
  const show: Show = wanted === 'toCheck' || wanted === 'unused' ? wanted : 'all';
  const rules = answer?.rules ?? [];
  const shown = rules.filter((rule) => shows[show](rule) && containsText(`${rule.name} ${rule.says}`, text));
  const isAlways = search.get('view') === 'always';
  const always = (answer?.constraints ?? []).filter(({ id, says, never, evidence }) =>
    containsText(`${id} ${says} ${never} ${evidence}`, text),
  );
  // Of what a file speaks: whose rules, and which of them.
  const about = [
    draft ? t('grid.draft', { name: draft.name }) : t('rules.saved.live'),
    ...(show === 'all' || isAlways ? [] : [`${t('rules.show.label')}: ${t(`rules.show.${show}`)}`]),
    ...(text === '' ? [] : [t('rules.saved.found', { text })]),
  ];
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
        {answer && (
          <span className="end">
            {isAlways ? (
              <SaveConstraints constraints={always} about={about} />
            ) : (
              <SaveRules rules={shown} samples={answer.samples} about={about} />
            )}
          </span>
        )}
      </div>
      {!answer && !unanswered && (
        <p className="muted" role="status">
          {t('rules.working')}
        </p>
      )}
      {unanswered && (
        <Empty icon="alert" title={t('rules.title')}>
          <WhyUnanswered why={unanswered} files={files} draft={draft?.id} />
        </Empty>
      )}
      {answer && isAlways && <ConstraintList constraints={always} draft={draft?.id} />}
      {answer && !isAlways && <NamedRules rules={shown} samples={answer.samples} draft={draft?.id} />}
      {!isAlways && <RepeatedPanel />}
    </>
  );
};
