import { useState } from 'react';
import { useWords } from '../../i18n/use-words.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { SearchBox } from '../../kit/commands/search-box.tsx';
import { Segments } from '../../kit/segments.tsx';
import { Empty } from '../../kit/states.tsx';
import { PageHead } from '../../layout/page.tsx';
import { suggestPath } from '../../scenario/effect-marks.ts';
import { WhyUnanswered } from '../../scenario/why-unanswered.tsx';
import { ConstraintsTable, SaveConstraints } from './list/constraints-table.tsx';
import { RulesTable, SaveRules } from './list/rules-table.tsx';
import { NewRuleDialog } from './new-rule-dialog.tsx';
import { RepeatedConditions } from './repeated-conditions.tsx';
import { useRules } from './source/rules-source.ts';
import { ruleFilters, useRuleList } from './use-rule-list.ts';

type ListProps = { list: ReturnType<typeof useRuleList> };

const RulesHead = () => {
  const { t } = useWords();
  const { draft, mayEdit } = useRules();
  const [isNew, setNew] = useState(false);
  return (
    <>
      <PageHead
        title={t('rules.title')}
        text={t('rules.text')}
        actions={
          <>
            <ButtonLink icon="rules" to={suggestPath(draft?.id)}>
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
    </>
  );
};

const ListFilters = ({ list: { all, text, filter, isConstraints, change } }: ListProps) => {
  const { t } = useWords();
  return (
    <>
      <Segments
        label={t('rules.views')}
        of={(['rules', 'always'] as const).map((name) => ({ name, label: t(`rules.view.${name}`) }))}
        chosen={isConstraints ? 'always' : 'rules'}
        onChoose={(name) => change('view', name === 'rules' ? '' : name)}
      />
      <SearchBox
        label={t(isConstraints ? 'rules.always.find' : 'rules.find')}
        value={text}
        onChange={(typed) => change('find', typed)}
      />
      {!isConstraints && (
        <Segments
          label={t('rules.show.label')}
          of={(['all', 'toCheck', 'unused'] as const).map((name) => ({
            name,
            label: t(`rules.show.${name}`),
            count: all.filter(ruleFilters[name]).length,
          }))}
          chosen={filter}
          onChoose={(name) => change('show', name === 'all' ? '' : name)}
        />
      )}
    </>
  );
};

const ListContent = ({
  list: { unanswered, isLoaded, isConstraints, constraints, rules, samples },
}: ListProps) => {
  const { t } = useWords();
  const { files, draft } = useRules();
  if (unanswered)
    return (
      <Empty icon="alert" title={t('rules.title')}>
        <WhyUnanswered why={unanswered} files={files} draft={draft?.id} />
      </Empty>
    );
  if (!isLoaded)
    return (
      <p className="muted" role="status">
        {t('rules.working')}
      </p>
    );
  if (isConstraints) return <ConstraintsTable constraints={constraints} draft={draft?.id} />;
  return <RulesTable rules={rules} samples={samples} draft={draft?.id} />;
};

export const RulesView = () => {
  const list = useRuleList();
  const { isLoaded, isConstraints, constraints, rules, samples, about } = list;
  return (
    <>
      <RulesHead />
      <div className="row wrap tools">
        <ListFilters list={list} />
        {isLoaded && (
          <span className="end">
            {isConstraints ? (
              <SaveConstraints {...{ constraints, about }} />
            ) : (
              <SaveRules {...{ rules, samples, about }} />
            )}
          </span>
        )}
      </div>
      <ListContent list={list} />
      {!isConstraints && <RepeatedConditions />}
    </>
  );
};
