import { useState } from 'react';
import { Link } from 'react-router-dom';
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

/** The views that were named in this browser. */
const Views = () => {
  const { t } = useWords();
  const { views, forget } = useSavedViews(usePerson().id);
  return (
    <section className="col" aria-labelledby="kept-views">
      <h2 id="kept-views">{t('kept.views')}</h2>
      <p className="small muted">{t('kept.viewsText')}</p>
      <ul className="col">
        {views.map(({ name, address }) => (
          <li key={name} className="row">
            <Link to={address}>{name}</Link>
            <Button small kind="quiet" icon="close" aria-label={t('kept.forget', { name })} onClick={() => forget(name)} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const Assertions = ({ source, sources, files, search, change }: AnalystPageData) => {
  const { t, language } = useWords();
  const { answer, unanswered } = useWorkerAnswer('assertions', { side: 'draft', language });
  const nameOf = useItemNames(files, language);
  const [edited, setEdited] = useState<Assertion>();
  // A form that was closed too early comes back as it was.
  const [begun, setBegun] = useState<AssertionFields>();
  const isNew = search.has('new');
  if (unanswered)
    return (
      <Empty icon="alert" title={t('kept.title')}>
        <WhyUnanswered why={unanswered} files={files} draft={source.draft?.id} />
      </Empty>
    );
  if (!answer) return <Loading what={t('kept.title')} />;
  const broken = answer.filter(({ state }) => state !== 'true').length;
  const names = answer.map(({ assertion }) => assertion.name);
  const close = (): void => {
    setEdited(undefined);
    change({ new: undefined });
  };
  return (
    <section className="col" aria-labelledby="kept-assertions">
      <div className="row wrap">
        <h2 id="kept-assertions">{t('kept.assertions')}</h2>
        <span className="small muted" role="status">
          {answer.length > 0 && t('kept.count', { count: answer.length, broken })}
        </span>
        <span className="row end">
          {answer.length > 0 && <SaveAssertions assertions={answer} about={source.label} />}
          <Button kind="primary" icon="plus" onClick={() => change({ new: '' })}>
            {t('kept.new')}
          </Button>
        </span>
      </div>
      {answer.length === 0 && <p className="muted">{t('kept.none')}</p>}
      <ul className="col">
        {answer.map((one, at) => (
          <AssertionRow
            key={`${one.assertion.name}${String(at)}`}
            of={one}
            source={source.name}
            nameOf={nameOf}
            edit={() => setEdited(one.assertion)}
          />
        ))}
      </ul>
      {(isNew || edited) && (
        <AssertionForm
          {...{ source, sources, files }}
          before={edited}
          begun={edited ? undefined : begun}
          onChange={edited ? undefined : setBegun}
          taken={names.filter((name) => name !== edited?.name)}
          close={close}
          onDone={(into) => {
            setBegun(undefined);
            setEdited(undefined);
            change({ new: undefined, source: into });
          }}
        />
      )}
    </section>
  );
};

/** Questions that are kept: assertions, which every draft and publication is checked by, and views that somebody named. */
export const QuestionsPage = () => {
  const { t } = useWords();
  return (
    <AnalystPage place="questions" icon="check" title={t('kept.title')} text={t('kept.text')}>
      {(shown) => (
        <div className="col">
          <Assertions {...shown} />
          <Views />
        </div>
      )}
    </AnalystPage>
  );
};
