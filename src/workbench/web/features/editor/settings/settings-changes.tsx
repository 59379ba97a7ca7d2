import { isOperatorSetting } from '../../../../../authoring/draft/items/operator-settings.ts';
import { useChangeName } from '../../../draft/changes/change-list.tsx';
import { AffectedOrigins, SettingEffects } from '../../../draft/changes/setting-rows.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { useEditor } from '../context/editor-context.ts';
import { useProblems } from '../context/use-problems.ts';
import { ProblemList } from '../impact-panel/problem-list.tsx';

const SettingsProblems = () => {
  const { t } = useWords();
  const problems = (useProblems() ?? []).filter(
    ({ address }) => address !== undefined && isOperatorSetting(address),
  );
  if (problems.length === 0) return null;
  return (
    <section className="panel" aria-label={t('draft.problems.title')}>
      <header>
        <h2>{t('draft.problems.title')}</h2>
        <span className="end count">{problems.length}</span>
      </header>
      <div className="body">
        <ProblemList problems={problems} lost={[]} fixEdits={[]} />
      </div>
    </section>
  );
};

/** Shows the changes in the draft as sentences, with their errors. */
export const SettingsChanges = () => {
  const { t } = useWords();
  const { saved, now } = useEditor();
  const nameOf = useChangeName();
  const changes = now.changes.filter(({ key }) => isOperatorSetting(key));
  return (
    <>
      <SettingsProblems />
      <section className="panel" aria-label={t('operator.changes.title')}>
        <header>
          <h2>{t('operator.changes.title')}</h2>
        </header>
        <div className="body col" aria-live="polite">
          {changes.length === 0 && <p className="small muted">{t('operator.changes.none')}</p>}
          {changes.map((change) => (
            <div key={change.key}>
              <h3 className="strong">{nameOf(change).name}</h3>
              <SettingEffects change={change} />
              <AffectedOrigins change={change} sources={[now.files, saved.base]} />
            </div>
          ))}
        </div>
      </section>
    </>
  );
};
