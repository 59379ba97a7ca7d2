import { lazy, Suspense, useState } from 'react';
import { sentenceCase, useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { Mark, Note, Pill } from '../../kit/marks.tsx';
import { Empty, Loading } from '../../kit/states.tsx';
import { PageHead } from '../../layout/page.tsx';
import { WhyUnanswered } from '../../scenario/why-unanswered.tsx';
import { RuleBuilder } from './builder/rule-builder.tsx';
import { CasesPanel } from './cases/cases-panel.tsx';
import { AffectedMembers } from './details/affected-members.tsx';
import { FindingsPanel } from './details/findings-panel.tsx';
import { LabelFields } from './details/label-fields.tsx';
import { RuleSentence } from './details/rule-sentence.tsx';
import { RuleUses } from './details/rule-uses.tsx';
import { RenameRuleDialog } from './rename-rule-dialog.tsx';
import { RepeatedConditions } from './repeated-conditions.tsx';
import { useConditionText, useRules } from './source/rules-source.ts';
import { useEditedRule } from './use-edited-rule.ts';
import styles from './rule-view.module.css';

const RuleJson = lazy(async () => ({ default: (await import('./details/rule-json.tsx')).RuleJson }));

interface Props {
  name: string;
}

interface PartProps extends Props {
  rule: ReturnType<typeof useEditedRule>;
}

const RuleNotFound = ({ name }: Props) => {
  const { t } = useWords();
  return (
    <section className="panel">
      <h1 className="sr">{name}</h1>
      <Empty icon="search" title={t('rules.gone.title')}>
        {t('rules.gone.text', { name })}
      </Empty>
    </section>
  );
};

const RuleStatus = ({ name, rule: { report, isChanged } }: PartProps) => {
  const { t } = useWords();
  return (
    <p className="row wrap">
      <span className="code">{name}</span>
      {report && (
        <Pill tone="plain">
          {report.uses.length === 0 ? t('rules.unused') : t('rules.usedBy', { count: report.uses.length })}
        </Pill>
      )}
      {isChanged && (
        <span className="row small">
          <Mark kind="changed" isAnnounced={false} /> {t('rules.changed')}
        </span>
      )}
    </p>
  );
};

const RuleActions = ({
  rule: { isJson, showJson },
  onRename,
}: Pick<PartProps, 'rule'> & { onRename: () => void }) => {
  const { t } = useWords();
  const { mayEdit, undo } = useRules();
  return (
    <>
      <Button kind="quiet" icon="code" aria-pressed={isJson} onClick={() => showJson(!isJson)}>
        {t(isJson ? 'rules.hideJson' : 'rules.showJson')}
      </Button>
      {mayEdit && (
        <>
          <Button kind="quiet" icon="edit" onClick={onRename}>
            {t('rules.rename.open')}
          </Button>
          <Button icon="undo" notYet={undo ? undefined : t('rules.nothingToUndo')} onClick={() => undo?.()}>
            {t('rules.undo')}
          </Button>
        </>
      )}
    </>
  );
};

const RuleHead = ({ name, rule }: PartProps) => {
  const text = useConditionText();
  const [isRenaming, setRenaming] = useState(false);
  return (
    <>
      <PageHead
        title={sentenceCase(text(name))}
        above={<RuleStatus {...{ name, rule }} />}
        actions={<RuleActions rule={rule} onRename={() => setRenaming(true)} />}
      />
      {isRenaming && <RenameRuleDialog name={name} onClose={() => setRenaming(false)} />}
    </>
  );
};

const EditPanel = ({ name, rule: { logic, report, unanswered, hasTree, isJson, write } }: PartProps) => {
  const { t } = useWords();
  const { files, draft } = useRules();
  return (
    <section className="panel">
      {report && <RuleSentence report={report} />}
      {!report && !unanswered && (
        <p className="body muted" role="status">
          {t('rules.working')}
        </p>
      )}
      {unanswered && (
        <div className="body">
          <Note tone="wait">
            <WhyUnanswered why={unanswered} files={files} draft={draft?.id} />
          </Note>
        </div>
      )}
      {!hasTree && (
        <div className="body">
          <Note tone="wait">{t('rules.onlyJson')}</Note>
        </div>
      )}
      {isJson ? (
        <Suspense fallback={<Loading rows={4} />}>
          <RuleJson name={name} logic={logic} />
        </Suspense>
      ) : (
        <RuleBuilder logic={logic} onChange={write} />
      )}
    </section>
  );
};

export const RuleView = ({ name }: Props) => {
  const rule = useEditedRule(name);
  const { report, isChanged } = rule;
  if (!rule.exists) return <RuleNotFound name={name} />;
  return (
    <>
      <RuleHead {...{ name, rule }} />
      <div className={styles.columns}>
        <div className="col gap">
          <EditPanel {...{ name, rule }} />
          {report && (
            <CasesPanel
              report={report}
              isOld={rule.isOld}
              isCompared={isChanged && report.effect !== undefined}
            />
          )}
          <RepeatedConditions within={rule.logic} />
        </div>
        <div className="col gap">
          {report && <FindingsPanel {...{ report, isChanged }} />}
          {report && <AffectedMembers {...{ report, isChanged }} />}
          {report && <RuleUses uses={report.uses} />}
          <LabelFields name={name} />
        </div>
      </div>
    </>
  );
};
