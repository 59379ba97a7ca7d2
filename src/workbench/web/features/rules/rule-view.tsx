import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { valueOf } from '../../../../authoring/draft/items/write-edits.ts';
import { sameJson } from '../../../../authoring/draft/json-value.ts';
import { ruleAddress } from '../../../../authoring/draft/rules/repeated.ts';
import { ruleTree } from '../../../../authoring/draft/rules/rule-tree.ts';
import { useWorkerAnswer } from '../../analysis/use-worker-answer.ts';
import { useChangeSearch } from '../../api/change-search.ts';
import { logicAddress, writing } from '../../draft/rule-addresses.ts';
import { sentenceCase, useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { Mark, Note, Pill } from '../../kit/marks.tsx';
import { Empty, Loading } from '../../kit/states.tsx';
import { PageHead } from '../../layout/page.tsx';
import { WhyUnanswered } from '../../scenario/why-unanswered.tsx';
import { RuleBuilder } from './builder/rule-builder.tsx';
import { useConditionText, useRules } from './context/rule-source.ts';
import { RenameRule } from './rename-rule.tsx';
import { RepeatedPanel } from './repeated-panel.tsx';
import { RuleCasesPanel } from './rule-cases.tsx';
import { RuleFindings, RuleUses, WhoIsAffected } from './rule-findings.tsx';
import { RuleSays } from './rule-says.tsx';
import { RuleSentence } from './rule-sentence.tsx';

const RuleJson = lazy(async () => ({ default: (await import('./rule-json.tsx')).RuleJson }));

/** What the analysis has not told yet; the builder beside it works without. */
const Working = () => {
  const { t } = useWords();
  return (
    <p className="body muted" role="status">
      {t('rules.working')}
    </p>
  );
};

/** One rule: its sentence, the builder, every case that decides, what is found, who is affected, where it is used, what it says. */
export const RuleView = ({ name }: { readonly name: string }) => {
  const { t, language } = useWords();
  const source = useRules();
  const { files, base, draft, mayEdit, put, undo } = source;
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const [isRenaming, setRenaming] = useState(false);
  const text = useConditionText();
  const address = logicAddress(name);
  const logic = valueOf(files, address);
  const { answer: told, unanswered, isOld } = useWorkerAnswer('rule', { name, language });
  // What was told before the files had mistakes is of another rule.
  const answer = unanswered ? undefined : told;
  if (valueOf(files, ruleAddress(name)) === undefined)
    return (
      <section className="panel">
        <h1 className="sr">{name}</h1>
        <Empty icon="search" title={t('rules.gone.title')}>
          {t('rules.gone.text', { name })}
        </Empty>
      </section>
    );
  const tree = ruleTree(logic);
  const isJson = tree === undefined || search.get('view') === 'json';
  const before = valueOf(base, address);
  const isChanged = !sameJson(before, logic);
  const showJson = (shown: boolean): void => changeSearch({ view: shown ? 'json' : undefined });
  return (
    <>
      <PageHead
        title={sentenceCase(text(name))}
        above={
          <p className="row wrap">
            <span className="code">{name}</span>
            {answer && (
              <Pill tone="plain">{answer.uses.length === 0 ? t('rules.unused') : t('rules.usedBy', { count: answer.uses.length })}</Pill>
            )}
            {isChanged && (
              <span className="row small">
                <Mark kind="changed" said={false} /> {t('rules.changed')}
              </span>
            )}
          </p>
        }
        acts={
          <>
            <Button kind="quiet" icon="code" aria-pressed={isJson} onClick={() => showJson(!isJson)}>
              {t(isJson ? 'rules.hideJson' : 'rules.showJson')}
            </Button>
            {mayEdit && (
              <>
                <Button kind="quiet" icon="edit" onClick={() => setRenaming(true)}>
                  {t('rules.rename.open')}
                </Button>
                <Button icon="undo" notYet={undo ? undefined : t('rules.nothingToUndo')} onClick={() => undo?.()}>
                  {t('rules.undo')}
                </Button>
              </>
            )}
          </>
        }
      />
      {isRenaming && <RenameRule name={name} onClose={() => setRenaming(false)} />}
      <div className="rule-page">
        <div className="col gap">
          <section className="panel">
            {answer && <RuleSentence parts={answer.sentence} idle={answer.idle.map(({ key }) => key)} holds={answer.holds} />}
            {!answer && !unanswered && <Working />}
            {unanswered && (
              <div className="body">
                <Note tone="wait">
                  <WhyUnanswered why={unanswered} files={files} draft={draft?.id} />
                </Note>
              </div>
            )}
            {tree === undefined && (
              <div className="body">
                <Note tone="wait">{t('rules.onlyJson')}</Note>
              </div>
            )}
            {isJson ? (
              <Suspense fallback={<Loading rows={4} />}>
                <RuleJson name={name} logic={logic} />
              </Suspense>
            ) : (
              <RuleBuilder logic={logic} onChange={(next) => put([writing(files, address, next)])} />
            )}
          </section>
          {answer && <RuleCasesPanel report={answer} isOld={isOld} isCompared={isChanged && answer.effect !== undefined} />}
          <RepeatedPanel within={logic} />
        </div>
        <div className="col gap">
          {answer && <RuleFindings report={answer} isChanged={isChanged} />}
          {answer && <WhoIsAffected report={answer} isChanged={isChanged} />}
          {answer && <RuleUses report={answer} />}
          <RuleSays name={name} />
        </div>
      </div>
    </>
  );
};
