import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AssertionResult } from '../../../../authoring/questions/assertion-results.ts';
import type { Assertion } from '../../../../config/generated/config-files.ts';
import { useWorkerAnswer } from '../../analysis/use-worker-answer.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { Empty, Loading } from '../../kit/states.tsx';
import { AnalystPage, type AnalystPageData } from '../../scenario/analyst-page.tsx';
import { useSavedViews } from '../../scenario/saved-views.ts';
import { useItemNames } from '../../scenario/item-names.ts';
import { WhyUnanswered } from '../../scenario/why-unanswered.tsx';
import { usePerson } from '../../session/use-me.ts';
import type { AssertionFields } from './assertion-fields.ts';
import { AssertionForm } from './assertion-form.tsx';
import { AssertionRow } from './assertion-row.tsx';
import { SaveAssertions } from './save-assertions.tsx';

const SavedViews = () => {
  const { t } = useWords();
  const { views, remove } = useSavedViews(usePerson().id);
  return (
    <section className="col" aria-labelledby="kept-views">
      <h2 id="kept-views">{t('kept.views')}</h2>
      <p className="small muted">{t('kept.viewsText')}</p>
      <ul className="col">
        {views.map(({ name, address }) => (
          <li key={name} className="row">
            <Link to={address}>{name}</Link>
            <Button
              small
              kind="quiet"
              icon="close"
              aria-label={t('kept.forget', { name })}
              onClick={() => remove(name)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};

interface HeadProps {
  results: readonly AssertionResult[];
  about: string;
  onCreate: () => void;
}

const AssertionsHead = ({ results, about, onCreate }: HeadProps) => {
  const { t } = useWords();
  const broken = results.filter(({ state }) => state !== 'true').length;
  return (
    <div className="row wrap">
      <h2 id="kept-assertions">{t('kept.assertions')}</h2>
      <span className="small muted" role="status">
        {results.length > 0 && t('kept.count', { count: results.length, broken })}
      </span>
      <span className="row end">
        {results.length > 0 && <SaveAssertions assertions={results} about={about} />}
        <Button kind="primary" icon="plus" onClick={onCreate}>
          {t('kept.new')}
        </Button>
      </span>
    </div>
  );
};

const useEditedAssertion = (change: AnalystPageData['change']) => {
  const [edited, setEdited] = useState<Assertion>();
  // A form that was closed too early opens again with its fields.
  const [unsaved, setUnsaved] = useState<AssertionFields>();
  const close = (): void => {
    setEdited(undefined);
    change({ new: undefined });
  };
  const finish = (into: string): void => {
    setUnsaved(undefined);
    setEdited(undefined);
    change({ new: undefined, source: into });
  };
  return { edited, setEdited, unsaved, setUnsaved, close, finish };
};

interface ListProps {
  results: readonly AssertionResult[];
  shown: AnalystPageData;
}

const AssertionList = ({ results, shown: { source, sources, files, search, change } }: ListProps) => {
  const { t, language } = useWords();
  const nameOf = useItemNames(files, language);
  const { edited, setEdited, unsaved, setUnsaved, close, finish } = useEditedAssertion(change);
  const names = results.map(({ assertion }) => assertion.name);
  return (
    <section className="col" aria-labelledby="kept-assertions">
      <AssertionsHead results={results} about={source.label} onCreate={() => change({ new: '' })} />
      {results.length === 0 && <p className="muted">{t('kept.none')}</p>}
      <ul className="col">
        {results.map((one, at) => (
          <AssertionRow
            key={`${one.assertion.name}${String(at)}`}
            of={one}
            source={source.name}
            nameOf={nameOf}
            edit={() => setEdited(one.assertion)}
          />
        ))}
      </ul>
      {(search.has('new') || edited) && (
        <AssertionForm
          {...{ source, sources, files, close }}
          before={edited}
          unsaved={edited ? undefined : unsaved}
          onChange={edited ? undefined : setUnsaved}
          taken={names.filter((name) => name !== edited?.name)}
          onDone={finish}
        />
      )}
    </section>
  );
};

const Assertions = (shown: AnalystPageData) => {
  const { t, language } = useWords();
  const { answer, unanswered } = useWorkerAnswer('assertions', { side: 'draft', language });
  if (unanswered)
    return (
      <Empty icon="alert" title={t('kept.title')}>
        <WhyUnanswered why={unanswered} files={shown.files} draft={shown.source.draft?.id} />
      </Empty>
    );
  if (!answer) return <Loading what={t('kept.title')} />;
  return <AssertionList results={answer} shown={shown} />;
};

export const AssertionsPage = () => {
  const { t } = useWords();
  return (
    <AnalystPage place="questions" icon="check" title={t('kept.title')} text={t('kept.text')}>
      {(shown) => (
        <div className="col">
          <Assertions {...shown} />
          <SavedViews />
        </div>
      )}
    </AnalystPage>
  );
};
